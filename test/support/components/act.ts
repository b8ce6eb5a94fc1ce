/** React's `act`. Under Preact, the runner replaces this module with preact/test-utils. */
export { act } from 'react';
