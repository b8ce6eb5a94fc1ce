import { fileURLToPath } from 'node:url';

const own = (name) => fileURLToPath(new URL(`../stand-ins/${name}`, import.meta.url));

/** React's names and what stands for them in a production bundle; the build and the test runner both read it. */
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
