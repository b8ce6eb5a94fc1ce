/** React's act; under Preact the runner puts preact/test-utils in this module's place. */
export { act } from 'react';
