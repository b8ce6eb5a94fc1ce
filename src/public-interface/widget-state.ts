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

/** Returns the events that say what an element's properties say. Their target is the element. */
export const currentEvents = (host: HTMLElement & WidgetState): CustomEvent[] => {
  const isReady = host.state === 'ready';
  const details = {
    ready: isReady && { widget: host.localName.slice(7) },
    price: host.price,
    step: isReady && host.step && { step: host.step },
    error: host.error,
  };
  return Object.entries(details).flatMap(([type, detail]) => {
    if (!detail) return [];
    const event = new CustomEvent(`octavo:${type}`, { detail });
    for (const name of ['target', 'currentTarget']) Object.defineProperty(event, name, { value: host });
    return event;
  });
};
