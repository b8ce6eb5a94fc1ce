// Entry `octavo`. Components for React are in `octavo/react`, types of the tags in `octavo/elements/*`, prices
// for pages made on a server in `octavo/server` and `octavo/react/server`, and prices for a form of the page in
// `octavo/headless`.

export type * from './elements.ts';
export { elementClass, isOctavoElement, whenElementDefined, widgetNames } from './elements.ts';
export type * from './load.ts';
export { loadOctavo } from './load.ts';
