import { type ComponentChild, type Options, options, render, type VNode } from 'preact';

/** Stands for 'react-dom/client' in a production bundle. */
type Properties = Record<string, unknown>;

/** React's focus events bubble, and its icons' attributes are written in one word; the DOM disagrees. */
const renamed: Record<string, string> = { onFocus: 'onfocusin', onBlur: 'onfocusout' };
const drawn = /^stroke[A-Z]/;
const nameOf = (name: string) =>
  renamed[name] ?? (drawn.test(name) ? name.replace(/[A-Z]/, '-$&').toLowerCase() : name);

const translate = (properties: Properties): Properties => {
  const translated: Properties = {};
  for (const name in properties) translated[nameOf(name)] = properties[name];
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
