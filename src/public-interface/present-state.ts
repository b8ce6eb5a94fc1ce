/** What a widget's element keeps of its events, for code that begins to listen after they were fired. */
export interface PresentState {
  /** Value of `data-state`. Absent before the script has run. */
  state?: 'loading' | 'ready' | 'failed' | 'hidden';
  /** Detail of the latest `octavo:price`. */
  price?: unknown;
  /** Step of the order form: 1 or 2. */
  step?: number | undefined;
  /** Detail of the latest `octavo:error`. Cleared when the widget is loaded again or shows another step. */
  error?: unknown;
}

/** Returns the events that would have told of an element's present state. Their target is the element. */
export const presentEvents = (host: HTMLElement & PresentState): CustomEvent[] => {
  const isReady = host.state === 'ready';
  const told = {
    ready: isReady && { widget: host.localName.slice(7) },
    price: host.price,
    step: isReady && host.step && { step: host.step },
    error: host.error,
  };
  return Object.entries(told).flatMap(([type, detail]) => {
    if (!detail) return [];
    const event = new CustomEvent(`octavo:${type}`, { detail });
    for (const name of ['target', 'currentTarget']) Object.defineProperty(event, name, { value: host });
    return event;
  });
};
