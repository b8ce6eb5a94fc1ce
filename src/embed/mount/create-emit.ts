import type { WidgetContext } from '../../state/page/context.ts';

/** Creates the function that dispatches a widget's events on its element, which reach the page through every shadow root. */
export const createEmit =
  (host: Element): WidgetContext['emit'] =>
  (type, detail, more) =>
    host.dispatchEvent(new CustomEvent(`octavo:${type}`, { bubbles: true, composed: true, detail, ...more }));
