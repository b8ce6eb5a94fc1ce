import { GlobalRegistrator } from '@happy-dom/global-registrator';

/**
 * Globals of Node that component tests keep. This module loads before a test, because React and Preact look for a document at
 * import.
 */
const nodes = { fetch, Headers, Request, Response, AbortController, AbortSignal };
/** Node's timers, because React keeps the first timers that it finds, and a window's timers end with the window. */
const timers = { setTimeout, clearTimeout, setImmediate, clearImmediate, queueMicrotask };
const openWindow = () => {
  GlobalRegistrator.register({ url: 'http://localhost:8080/', width: 1280, height: 800 });
  // Node's `fetch` is used, because the same-origin policy of a page would block calls to servers on loopback.
  Object.assign(globalThis, nodes, timers);
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
};

/** Opens a new window with an empty document for the next suite of a process. */
export const renewWindow = async () => {
  await GlobalRegistrator.unregister();
  openWindow();
};

openWindow();
