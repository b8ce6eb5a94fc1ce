import { fileURLToPath } from 'node:url';

/** React's names and what stands for them in a production bundle; the build and the test runner both read it. */
export const preactAlias = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
  '@preact/signals-react': '@preact/signals',
  '@preact/signals-react/runtime': fileURLToPath(new URL('preact-signals-runtime.ts', import.meta.url)),
};
