/** A tab of any browser, with the operations that the journeys need. */
export interface Tab {
  open(address: string): Promise<void>;
  /** Returns the value of an expression. */
  run(expression: string): Promise<unknown>;
  /** Clicks, types into or attaches a file to the element that an expression returns. */
  click(element: string): Promise<void>;
  type(element: string, text: string): Promise<void>;
  attach(element: string, path: string): Promise<void>;
  close(): Promise<void>;
}

/** Expression for the first element of a selector in the page or in a widget, with this text if one is given. */
export const elementExpression = (selector: string, text = ''): string => `(() => {
  const inside = (node) => node.shadowRoot ? roots(node.shadowRoot) : [];
  const roots = (root) => [root, ...[...root.querySelectorAll('*')].flatMap(inside)];
  const isSeen = (node) => node.type === 'file' || node.getClientRects().length > 0;
  return roots(document)
    .flatMap((root) => [...root.querySelectorAll(${JSON.stringify(selector)})])
    .find((node) => node.textContent.includes(${JSON.stringify(text)}) && isSeen(node)) ?? null;
})()`;
