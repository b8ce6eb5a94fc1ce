import { fileURLToPath } from 'node:url';

const own = (name) => fileURLToPath(new URL(`../stand-ins/${name}.ts`, import.meta.url));

/**
 * Replacements of packages in every bundle that a browser loads. The build and the Preact run of the component tests use
 * this table, so that the tests prove what visitors get.
 */
export const alias = {
  react: own('preact-react'),
  'react-dom/client': own('preact-dom'),
  'react-dom/server': 'preact-render-to-string',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'jwt-decode': own('jwt-decode'),
  redaxios: own('redaxios'),
  tinydate: own('tinydate'),
  vest: own('vest'),
};
