import { fileURLToPath } from 'node:url';

const standInPath = (name) => fileURLToPath(new URL(`../stand-ins/${name}.ts`, import.meta.url));

/**
 * Replacements of packages in every bundle that a browser loads. The build and the Preact run of the component tests use
 * this table, so that the tests run the code that visitors get.
 */
export const alias = {
  react: standInPath('preact-react'),
  'react-dom/client': standInPath('preact-dom'),
  'react-dom/server': 'preact-render-to-string',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'jwt-decode': standInPath('jwt-decode'),
  redaxios: standInPath('redaxios'),
  tinydate: standInPath('tinydate'),
  vest: standInPath('vest'),
};
