import { type ComponentChild, render } from 'preact';

/** Replaces 'react-dom/client' in a production bundle. */
export const createRoot = (container: Element) => ({
  render: (node: ComponentChild) => render(node, container),
  unmount: () => render(null, container),
});
