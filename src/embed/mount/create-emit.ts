import type { UnknownFields } from '../../order/unknown-fields.ts';
import type { WidgetState } from '../../public-interface/widget-state.ts';
import type { WidgetContext } from '../../state/page/context.ts';

/**
 * Dispatches an event of a widget on its element. It reaches the page through every shadow root. It has two names, because the
 * templates of Angular cannot listen to one with a colon. Returns false if a listener of either has cancelled it.
 */
export const dispatch = (host: Element, type: string, init: CustomEventInit): boolean =>
  ['octavo:', 'octavo-']
    .map((prefix) =>
      host.dispatchEvent(new CustomEvent(prefix + type, { bubbles: true, composed: true, ...init })),
    )
    .every(Boolean);

/** Stores the detail of an event in the properties of its element. */
const storeDetail = (host: WidgetState, type: string, detail: unknown) => {
  const { step }: UnknownFields = Object(detail);
  if (type === 'price') host.price = detail;
  else if (typeof step === 'number') host.step = step;
  else if (type === 'error') host.error = detail;
  else if (type === 'order-created') host.error = undefined;
};

/**
 * Creates the function that dispatches a widget's events on its element and stores their details in the element's properties.
 */
export const createEmit =
  (host: Element & WidgetState): WidgetContext['emit'] =>
  (type, detail, more) => {
    storeDetail(host, type, detail);
    return dispatch(host, type, { detail, ...more });
  };
