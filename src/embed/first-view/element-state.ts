import type { WidgetState } from '../../public-interface/widget-state.ts';

type State = NonNullable<WidgetState['state']>;

/** Sets the element's `state`, and its `data-state` once the page has loaded. */
export type SetState = (state: State) => void;

/** Heights of a widget in px, by the minimum width of its container in px (heights.json). */
export type Heights = Readonly<Record<number, number>>;

/**
 * Returns the styles of a widget that is loading. They draw one bar every 92 px, like form fields, at the height that
 * the widget will have, so that the content below does not move. Beside Retry there are no bars, because nothing is loading.
 */
export const skeletonStyles = (heights: Heights) => {
  let styles =
    ':host{display:block;container-type:inline-size!important}div{text-align:center;background:repeating-linear-gradient(#8882 0 42px,#0000 0 92px)}div:has(button){background:none}span{line-height:42px}button{font:inherit;padding:12px}';
  for (const [width, height] of Object.entries(heights))
    styles += `@container(min-width:${width}px){div{min-height:${height}px}}`;
  return styles;
};

/** Styles of what the loader says below a first view. Of a tall view, it is at the bottom of the screen, above an order bar. */
export const besideView =
  'slot+div:not(:empty){position:sticky;bottom:96px;z-index:4;container-type:normal;width:fit-content;min-width:0;margin:8px 20px;padding:8px 12px;background:Canvas;border:1px solid #8888;border-radius:8px}slot+div>*{font:inherit;margin-right:8px}';

/** Clears what an element has stored of its events, because its widget begins anew. */
const clearDetails = (host: HTMLElement & WidgetState) => {
  host.price = host.error = undefined;
  host.step = host.localName === 'octavo-order-form' ? 1 : undefined;
};

/**
 * Creates the function that sets an element's state. Before the page has loaded, `data-state` is not written, because
 * React compares the attributes of server-rendered markup while it hydrates. A timer waits for that, because a listener
 * would have to be removed. Its interval is long, because every state change before the load starts a timer.
 */
export const createSetState = (host: HTMLElement & WidgetState): SetState => {
  const write = () => {
    if (document.readyState === 'complete') host.dataset.state = host.state;
    else setTimeout(write, 250);
  };
  return (state) => {
    // A widget that takes long says so in the same state, after its first price.
    if (state === 'loading' && host.state !== state) clearDetails(host);
    host.state = state;
    write();
  };
};
