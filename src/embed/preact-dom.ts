import { type ComponentChild, type Options, options, render, type VNode } from 'preact';
// Nearly every widget has hooks; in a file of their own they would cost all of them more than a static one saves.
import './preact-react.ts';

/** Stands for 'react-dom/client' in a production bundle. */
type Properties = Record<string, unknown>;

/** React's focus events bubble, and its icons' attributes are written in one word; the DOM disagrees. */
const renamed: Record<string, string> = { onFocus: 'onfocusin', onBlur: 'onfocusout' };
const drawn = /^(stroke|fill|clip)[A-Z]/;
const nameOf = (name: string) =>
  renamed[name] ?? (drawn.test(name) ? name.replace(/[A-Z]/, '-$&').toLowerCase() : name);

const numberless = /^(flex|line|opac|order|z|scale)/;
const styleOf = (style: object) =>
  Object.fromEntries(
    Object.entries(style).map(([name, value]) => [
      name,
      typeof value === 'number' && !numberless.test(name) ? `${value}px` : value,
    ]),
  );

const translate = (properties: Properties): Properties => {
  const translated: Properties = {};
  for (const name in properties) {
    const value = properties[name];
    translated[nameOf(name)] =
      name === 'style' && typeof value === 'object' && value ? styleOf(value) : value;
  }
  return translated;
};

const before: Options['vnode'] = options.vnode;
options.vnode = (node: VNode) => {
  if (typeof node.type === 'string') Object.assign(node, { props: translate(node.props as Properties) });
  before?.(node);
};

export const createRoot = (container: Element) => ({
  render: (node: ComponentChild) => render(node, container),
  unmount: () => render(null, container),
});
