import type { PresentState } from '../../public-interface/present-state.ts';

type State = NonNullable<PresentState['state']>;

/** Sets the element's `state`, and its `data-state` once the page has loaded. */
export type SetState = (state: State) => void;

/** Heights of a widget in px, by the minimum width of its container in px (heights.json). */
export type Heights = Readonly<Record<number, number>>;

/**
 * Returns the styles of a widget that is loading. They draw one bar every 92 px, like form fields, at the height that
 * the widget will have, so that the content below does not move.
 */
export const skeletonStyles = (heights: Heights) => {
  let styles =
    ':host{display:block;container-type:inline-size!important}div{text-align:center;background:repeating-linear-gradient(#8881 0 42px,#0000 0 92px)}span{line-height:42px}button{font:inherit;padding:12px}';
  for (const [width, height] of Object.entries(heights))
    styles += `@container(min-width:${width}px){div{min-height:${height}px}}`;
  return styles;
};

/** Styles of what the loader says below a first view. Of a tall view, it is at the bottom of the screen, above an order bar. */
export const besideView =
  'slot+div:not(:empty){position:sticky;bottom:96px;z-index:4;container-type:normal;width:fit-content;min-width:0;margin:8px 20px;padding:8px 12px;background:Canvas;border:1px solid #8888;border-radius:8px}slot+div>*{font:inherit;margin-right:8px}';

/** Lets the element keep the details of its events as properties. */
const keepDetails = (host: HTMLElement & PresentState) => {
  for (const type of ['price', 'step', 'error'] as const)
    host.addEventListener(`octavo:${type}`, ({ target, detail }: CustomEventInit & { target?: unknown }) => {
      // Events of a widget in the element's content bubble up to it.
      if (target !== host) return;
      if (type === 'step') host.error = undefined;
      host[type] = type === 'step' ? detail.step : detail;
    });
};

/**
 * Lets the element keep what its events say, and creates the function that writes its `data-state`. Before the page has loaded, nothing is written, because
 * React compares the attributes of server-rendered markup while it hydrates. A timer waits for that, because a listener
 * would have to be removed. Its interval is long, because every state change before the load starts a timer.
 */
export const createSetState = (host: HTMLElement & PresentState): SetState => {
  keepDetails(host);
  const write = () => {
    if (document.readyState === 'complete') host.dataset.state = host.state;
    else setTimeout(write, 250);
  };
  return (state) => {
    if (state === 'loading') {
      host.error = undefined;
      host.step = host.localName === 'octavo-order-form' ? 1 : undefined;
    }
    host.state = state;
    write();
  };
};
