import { type ComponentType, createElement, type Key } from 'preact';

type Properties = Record<string, unknown>;

/** React's focus events bubble, and its icons' attributes are written in one word; the DOM disagrees. */
const renamed: Record<string, string> = { onFocus: 'onfocusin', onBlur: 'onfocusout' };
const drawn = /^stroke[A-Z]/;
const nameOf = (name: string) =>
  renamed[name] ?? (drawn.test(name) ? name.replace(/[A-Z]/, '-$&').toLowerCase() : name);

/**
 * Stands for 'react/jsx-runtime' in a production bundle. Preact's own would make its nodes by a copy of
 * `createElement`, which is in every bundle anyway.
 */
export const jsx = (type: string | ComponentType<Properties>, properties: Properties, key?: Key) => {
  const translated: Properties = { key };
  for (const name in properties)
    translated[typeof type === 'string' ? nameOf(name) : name] = properties[name];
  return createElement(type, translated);
};

export { Fragment } from 'preact';
export { jsx as jsxDEV, jsx as jsxs };
