/** React's act; under Preact the runner replaces this module by preact/test-utils. */
export { act } from 'react';
