import { GlobalRegistrator } from '@happy-dom/global-registrator';

/** This file is loaded before a component test, because React and Preact look for a document when they are imported. */
const nodes = { fetch, Headers, Request, Response, AbortController, AbortSignal };
GlobalRegistrator.register({ url: 'http://localhost:8080/', width: 1280, height: 800 });
// Calls of component tests go to real servers on loopback, which the same-origin policy of a page would block.
Object.assign(globalThis, nodes);
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
