/** Properties of a widget's element, for code that begins to listen after the events were fired. */
export interface WidgetState {
  /** Value of `data-state`. Absent before the script has run. */
  state?: 'loading' | 'ready' | 'failed' | 'hidden';
  /** Detail of the latest `octavo:price`. */
  price?: unknown;
  /** Step of the order form: 1 or 2. */
  step?: number | undefined;
  /** Detail of the latest `octavo:error`. Cleared when the widget is loaded again and when an order has been placed. */
  error?: unknown;
}

/**
 * Creates the event of a name such as `octavo:price` from an element's properties. Its target is the element. Returns
 * undefined if the properties hold no detail of that event.
 */
export const currentEvent = (host: HTMLElement & WidgetState, name: string) => {
  const isReady = host.state === 'ready';
  const details: Record<string, unknown> = {
    ready: isReady && { widget: host.localName.slice(7) },
    price: host.price,
    step: isReady && host.step && { step: host.step },
    error: host.error,
  };
  const detail = details[name.slice(7)];
  const event = new CustomEvent(name, { detail });
  for (const property of ['target', 'currentTarget']) Object.defineProperty(event, property, { value: host });
  return detail ? event : undefined;
};
