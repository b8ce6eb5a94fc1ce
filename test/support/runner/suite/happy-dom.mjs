import { GlobalRegistrator } from '@happy-dom/global-registrator';

/** Globals of Node that component tests keep. A page's same-origin policy would block calls to servers on loopback. */
const nodes = { fetch, Headers, Request, Response, AbortController, AbortSignal };
/** Node's timers, because React keeps the first timers that it finds, and a window's timers end with the window. */
const timers = { setTimeout, clearTimeout, setImmediate, clearImmediate, queueMicrotask };

/** Opens a new window with an empty document for the next suite, before its import, because React looks for a document then. */
export const openWindow = async () => {
  if (GlobalRegistrator.isRegistered) await GlobalRegistrator.unregister();
  GlobalRegistrator.register({ url: 'http://localhost:8080/', width: 1280, height: 800 });
  Object.assign(globalThis, nodes, timers, { IS_REACT_ACT_ENVIRONMENT: true });
};
