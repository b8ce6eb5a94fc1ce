import type { WidgetState } from '../../public-interface/widget-state.ts';

export type State = NonNullable<WidgetState['state']>;

/** Sets the element's `state`, and its `data-state` once the page has loaded. */
export type SetState = (state: State) => void;

/** Heights of a widget in px, by the minimum width of its container in px (heights.json). */
export type Heights = Readonly<Record<number, number>>;

/**
 * Style of Retry, which looks like the main button of a widget. The selector leaves out the buttons of a first view, which are in the
 * same root. Text is black or white by the luminance of the accent, as in readable-accent.css.
 */
const retryStyles =
  '[role=alert]+button{--accent:var(--octavo-accent,light-dark(#1f3f77,#a9c3f7));--bw:calc((.179 - y)*1e4);font:inherit;font-weight:600;min-height:44px;padding:8px 20px;color:var(--octavo-on-accent,color(from var(--accent) xyz var(--bw) var(--bw) var(--bw)));background:var(--accent);border:1px solid #0000;border-radius:var(--octavo-button-radius,var(--octavo-radius,10px));cursor:pointer}';

/**
 * Returns the styles of a widget that is loading. They draw one bar every 92 px, like form fields, at the height that
 * the widget will have, so that the content below does not move. Once it has failed, the same place is a card, whose message stays in
 * sight while a tall one is scrolled.
 */
export const skeletonStyles = (heights: Heights) => {
  let styles =
    ':host{display:block;container-type:inline-size!important}div{text-align:center;background:repeating-linear-gradient(#8882 0 42px,#0000 0 92px)}div:has(button){box-sizing:border-box;padding:40px 20px;background:none;border:1px solid #8886;border-radius:16px}section{position:sticky;top:30vh}span{line-height:42px}section>span{display:block;font-weight:600;line-height:24px}section>button{margin:16px}' +
    retryStyles;
  for (const [width, height] of Object.entries(heights))
    styles += `@container(min-width:${width}px){div{min-height:${height}px}}`;
  return styles;
};

/** Styles of the loader's message below a first view. In a tall view, it is at the bottom of the screen, above an order bar. */
export const besideView =
  'slot+div:not(:empty){position:sticky;bottom:96px;z-index:4;container-type:normal;width:fit-content;min-width:0;margin:8px 20px;padding:8px 12px;background:Canvas;border:1px solid #8888;border-radius:10px;box-shadow:0 8px 24px -12px #0008}section>[role=alert]{margin-inline-end:16px}' +
  retryStyles;

/** Clears the event details that an element has stored, because its widget is loaded again. */
const clearDetails = (host: HTMLElement & WidgetState) => {
  host.price = host.error = undefined;
  host.step = host.localName === 'octavo-order-form' ? 1 : undefined;
};

/** Writes an element's `data-state` once the page has loaded. */
const writeState = (host: HTMLElement & WidgetState) => {
  if (document.readyState === 'complete') host.dataset.state = host.state;
  else setTimeout(writeState, 250, host);
};

/**
 * Sets an element's state. Before the page has loaded, `data-state` is not written, because
 * React compares the attributes of server-rendered markup while it hydrates. A timer waits for that, because a listener
 * would have to be removed. Its interval is long, because every state change before the load starts a timer.
 */
export const setState = (host: HTMLElement & WidgetState, state: State) => {
  // A slow widget sets the same state again for its message, and may have fired its first price before.
  if (state === 'loading' && host.state !== state) clearDetails(host);
  host.state = state;
  writeState(host);
};
