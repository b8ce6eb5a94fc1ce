import { type ComponentType, createElement, type Key } from 'preact';

type Properties = Record<string, unknown>;

/** DOM events for React's focus events, which bubble. */
const eventNames: Record<string, string> = {
  onFocus: 'onfocusin',
  onBlur: 'onfocusout',
};

/**
 * Replaces 'react/jsx-runtime' in a production bundle. Preact's own JSX runtime has a copy of `createElement`, which is in
 * every bundle anyway.
 */
export const jsx = (type: string | ComponentType<Properties>, properties: Properties, key?: Key) => {
  const isElement = typeof type === 'string';
  const translated: Properties = { key };
  for (const name in properties) translated[(isElement && eventNames[name]) || name] = properties[name];
  return createElement(type, translated);
};

export { Fragment } from 'preact';
export { jsx as jsxDEV, jsx as jsxs };
