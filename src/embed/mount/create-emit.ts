import type { WidgetContext } from '../../state/page/context.ts';

/**
 * Dispatches an event of a widget on its element. It reaches the page through every shadow root. It has two names, because the templates
 * of Angular cannot listen to one with a colon. Returns false if a listener of either has cancelled it.
 */
export const dispatch = (host: Element, type: string, detail: unknown, more?: EventInit): boolean =>
  ['octavo:', 'octavo-']
    .map((prefix) =>
      host.dispatchEvent(new CustomEvent(prefix + type, { bubbles: true, composed: true, detail, ...more })),
    )
    .every(Boolean);

export const createEmit =
  (host: Element): WidgetContext['emit'] =>
  (type, detail, more) =>
    dispatch(host, type, detail, more);
