import { GlobalRegistrator } from '@happy-dom/global-registrator';

/** This file is loaded before a component test, because React and Preact look for a document when they are imported. */
const nodes = { fetch, Headers, Request, Response, AbortController, AbortSignal };
/** React keeps the first timers that it finds, and those of a window end with it. */
const timers = { setTimeout, clearTimeout, setImmediate, clearImmediate, queueMicrotask };
const openWindow = () => {
  GlobalRegistrator.register({ url: 'http://localhost:8080/', width: 1280, height: 800 });
  // Calls of component tests go to real servers on loopback, which the same-origin policy of a page would block.
  Object.assign(globalThis, nodes, timers);
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
};

/** Opens a new window with an empty document for the next suite of a process. */
export const renewWindow = async () => {
  await GlobalRegistrator.unregister();
  openWindow();
};

openWindow();
