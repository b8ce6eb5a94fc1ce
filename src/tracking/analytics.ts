/** What a calculator or a price list tells: it was seen, a link of it was followed, an order was begun. */
interface ListEvent {
  label: 'Price List' | 'Calculator';
  action: 'Show' | 'Follow' | 'Order Now';
}

interface OrderFormEvent {
  label: 'Order Form';
  action:
    | 'Show'
    | 'Checkout'
    | 'Back'
    | 'Order created'
    | 'Proceed to Secure Payment'
    | 'Registration'
    | 'Login';
}

/** One thing that happened in a widget (ANA-01); the category is always "Widget". */
export type AnalyticsEvent = (ListEvent | OrderFormEvent) & {
  /** Facts of the act itself: the chosen row and column, the order's code. Nothing typed by the visitor. */
  actionData?: Readonly<Record<string, string | number>>;
  /** How the call behind the act ended: status and answer. */
  result?: { code: number; payload: unknown };
};

/** What is told of an answer whose body is the visitor's own: a session, or nothing. */
export const statusOnly = ({ status }: { status: number }) => ({ code: status, payload: null });

/** Takes every event once, in the order of their happening. Must not throw. */
export type Sink = (event: AnalyticsEvent) => void;

/** The event as a sink is told of it: its result stays with us. */
const factsOf = ({ label, action, actionData }: AnalyticsEvent) => ({
  category: 'Widget',
  label,
  action,
  ...(actionData && { actionData }),
});

/** The page's own `dataLayer`, made where the page has none yet. */
export const dataLayerSink =
  (page: { dataLayer?: unknown } = window as { dataLayer?: unknown }): Sink =>
  (event) => {
    const entry = { event: 'octavo', ...factsOf(event) };
    // Tag managers put a function of their own in the place of push.
    try {
      if (Array.isArray(page.dataLayer)) page.dataLayer.push(entry);
      else page.dataLayer ??= [entry];
    } catch {}
  };

/** `octavo:analytics` on the widget's element; `emit` is the widget's. */
export const elementSink =
  (emit: (type: 'analytics', detail: ReturnType<typeof factsOf>) => unknown): Sink =>
  (event) =>
    void emit('analytics', factsOf(event));
