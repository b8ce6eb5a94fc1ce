import { GlobalRegistrator } from '@happy-dom/global-registrator';

/** Loaded before a component test: React and Preact look for a document when they are imported. */
const nodes = { fetch, Headers, Request, Response, AbortController, AbortSignal };
GlobalRegistrator.register({ url: 'http://localhost:8080/', width: 1280, height: 800 });
// Calls in component tests go to real servers on loopback, which a page's origin rules would refuse.
Object.assign(globalThis, nodes);
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
