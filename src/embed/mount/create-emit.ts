import type { WidgetContext } from '../../state/page/context.ts';

/**
 * Creates the function that dispatches a widget's events on its element, which reach the page through every shadow root. Each event has
 * two names, because the templates of Angular cannot listen to one with a colon. The function returns false if a listener of either has
 * cancelled the event.
 */
export const createEmit =
  (host: Element): WidgetContext['emit'] =>
  (type, detail, more) =>
    ['octavo:', 'octavo-']
      .map((prefix) =>
        host.dispatchEvent(
          new CustomEvent(prefix + type, { bubbles: true, composed: true, detail, ...more }),
        ),
      )
      .every(Boolean);
