/** A tab of a browser, in the few words that the journeys need. */
export interface Tab {
  open(address: string): Promise<void>;
  /** Value of an expression. */
  run(expression: string): Promise<unknown>;
  /** Clicks, types into and attaches a file to the element that an expression gives. */
  click(element: string): Promise<void>;
  type(element: string, text: string): Promise<void>;
  attach(element: string, path: string): Promise<void>;
  close(): Promise<void>;
}

/** Expression of the first element of a selector in the page or in a widget, by its text where one is given. */
export const found = (selector: string, text = ''): string => `(() => {
  const inside = (node) => node.shadowRoot ? roots(node.shadowRoot) : [];
  const roots = (root) => [root, ...[...root.querySelectorAll('*')].flatMap(inside)];
  const isSeen = (node) => node.type === 'file' || node.getClientRects().length > 0;
  return roots(document)
    .flatMap((root) => [...root.querySelectorAll(${JSON.stringify(selector)})])
    .find((node) => node.textContent.includes(${JSON.stringify(text)}) && isSeen(node)) ?? null;
})()`;
