import { type ComponentType, createElement, type Key } from 'preact';

type Properties = Record<string, unknown>;

/** React's focus events bubble; those of the DOM that do have other names. */
const names: Record<string, string> = {
  onFocus: 'onfocusin',
  onBlur: 'onfocusout',
};

/**
 * Stands for 'react/jsx-runtime' in a production bundle. Preact's own would make its nodes by a copy of
 * `createElement`, which is in every bundle anyway.
 */
export const jsx = (type: string | ComponentType<Properties>, properties: Properties, key?: Key) => {
  const isElement = typeof type === 'string';
  const translated: Properties = { key };
  for (const name in properties) translated[(isElement && names[name]) || name] = properties[name];
  return createElement(type, translated);
};

export { Fragment } from 'preact';
export { jsx as jsxDEV, jsx as jsxs };
