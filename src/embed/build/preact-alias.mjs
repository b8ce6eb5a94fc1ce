import { fileURLToPath } from 'node:url';

const own = (name) => fileURLToPath(new URL(`../stand-ins/${name}`, import.meta.url));

/** Replacements of React's packages in a production bundle. Used by the build and by the test runner. */
export const preactAlias = {
  react: own('preact-react.ts'),
  'react-dom': own('preact-dom.ts'),
  'react-dom/client': own('preact-dom.ts'),
  'react-dom/server': 'preact-render-to-string',
  'react/jsx-runtime': own('preact-jsx.ts'),
  'react/jsx-dev-runtime': own('preact-jsx.ts'),
  '@preact/signals-react': own('preact-signals-runtime.ts'),
  '@preact/signals-react/runtime': own('preact-signals-runtime.ts'),
  'valtio/react': own('preact-valtio.ts'),
};
