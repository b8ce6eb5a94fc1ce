import { setTimeout as pause } from 'node:timers/promises';
import { until as untilTrue } from '../until.ts';

/** A tab of any browser, with the operations that the journeys need. */
export interface Tab {
  open(address: string): Promise<void>;
  /** Returns the value of a JavaScript expression in the page. */
  run(expression: string): Promise<unknown>;
  /** Clicks the element that an expression returns. */
  click(element: string): Promise<void>;
  type(element: string, text: string): Promise<void>;
  attach(element: string, path: string): Promise<void>;
}

/** Returns an expression for the first element that matches a selector, and a text if given, in the page or in a widget. */
export const elementExpression = (selector: string, text = ''): string => `(() => {
  const inside = (node) => node.shadowRoot ? roots(node.shadowRoot) : [];
  const roots = (root) => [root, ...[...root.querySelectorAll('*')].flatMap(inside)];
  const isSeen = (node) => node.type === 'file' || node.getClientRects().length > 0;
  return roots(document)
    .flatMap((root) => [...root.querySelectorAll(${JSON.stringify(selector)})])
    .find((node) => node.textContent.includes(${JSON.stringify(text)}) && isSeen(node)) ?? null;
})()`;

/** Waits until an expression is truthy and returns its value. Ignores errors, because a page that is being replaced runs no script. */
export const until = (tab: Tab, expression: string): Promise<unknown> =>
  untilTrue(
    () => tab.run(expression).catch(() => null),
    () => pause(50),
  );
