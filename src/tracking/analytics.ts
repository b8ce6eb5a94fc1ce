import type { VisitorAction } from '../order/vocabulary/visitor-actions.ts';

declare global {
  interface Window {
    /** Queue of a tag manager. */
    dataLayer?: unknown;
  }
}

/** Event in a widget. Its category is always "Widget". */
export type AnalyticsEvent = VisitorAction & {
  /**
   * Details of the action, such as the chosen row and column or the order code. They contain nothing that the visitor
   * has typed.
   */
  actionData?: Readonly<Record<string, string | number>>;
  /** HTTP status and body of the response to the call that caused the event. */
  result?: { code: number; payload: unknown };
};

/** Returns the `result` of an event without the response body, which may contain personal data or a session. */
export const statusOnly = ({ status }: { status: number }) => ({ code: status, payload: null });

/** Receives each event once and in sequence. A sink must not throw. */
export type Sink = (event: AnalyticsEvent) => void;

/** Returns the event as the host page receives it. The `result` is omitted, because only the server's statistics use it. */
const toPublicEvent = ({ label, action, actionData }: AnalyticsEvent) => ({
  category: 'Widget',
  label,
  action,
  ...(actionData && { actionData }),
});

/**
 * Pushes events to the `dataLayer` of the page and creates it if the page has none. "Price" is only for the server's
 * statistics, because the owner's tag manager counts what visitors do. `site` is the site that a widget's element names.
 */
export const dataLayerSink =
  (site?: string, page: Pick<Window, 'dataLayer'> = window): Sink =>
  (event) => {
    if (event.action === 'Price') return;
    const entry = { event: 'octavo', ...(site && { site }), ...toPublicEvent(event) };
    // Catches errors, because a tag manager may have replaced `push` with a function that throws.
    try {
      if (Array.isArray(page.dataLayer)) page.dataLayer.push(entry);
      else page.dataLayer ??= [entry];
    } catch {}
  };

/** Dispatches each event as `octavo:analytics` on the widget's element, through the `emit` of that widget. */
export const elementSink =
  (emit: (type: 'analytics', detail: ReturnType<typeof toPublicEvent>) => unknown): Sink =>
  (event) =>
    void emit('analytics', toPublicEvent(event));
