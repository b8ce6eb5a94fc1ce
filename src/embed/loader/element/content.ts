import type { WidgetState } from '../../../public-interface/widget-state.ts';
import { createElement } from '../../first-view/create-element.ts';
import { besideView, type Heights, setState, skeletonStyles } from '../../first-view/element-state.ts';
import type { FirstView } from '../../first-view/first-view.ts';
import { dispatch } from '../../mount/create-emit.ts';
import { textsOf } from '../load.ts';

type Host = HTMLElement & WidgetState;

/** Returns the shadow root of the HTML that the page's own server has put into an element. */
export const includedRoot = (host: Element) => host.querySelector('[slot=octavo]')?.shadowRoot;

/** Shows an element as it is before its widget: with its first view, or with a skeleton. `status` stands in it or below it. */
export const showBeginning = (
  root: ShadowRoot,
  status: Element,
  { view, heights }: { view: FirstView | undefined; heights: Heights },
) => {
  const sheet = new CSSStyleSheet();
  const skeleton = includedRoot(root.host) ? ':host{display:block}' : skeletonStyles(heights);
  sheet.replaceSync(view ? view.styles + besideView : skeleton);
  root.adoptedStyleSheets = [sheet];
  // A skeleton is the slot's own content, because the server's HTML may arrive after the script.
  const content = createElement('slot', { name: 'octavo' }, view?.content ?? status);
  root.replaceChildren(content, ...(view ? [status] : []));
};

/** Shows that a widget is loading, with a text only if that takes long. */
export const showLoading = (host: Host, status: Element, ...content: Element[]) => {
  setState(host, 'loading');
  status.replaceChildren(...content);
};

/** Says that a widget is still loading. */
export const showSlow = (host: Host, status: Element) =>
  showLoading(
    host,
    status,
    createElement('span', { role: 'status' }, textsOf(host).loading ?? 'Still loading…'),
  );

/** Shows a failure with Retry and reports it to the page. In place of a first view, the element's own content follows. */
export const showFailure = (
  host: Host,
  status: Element,
  { reason, onRetry }: { reason: unknown; onRetry(pressed: Event): void },
) => {
  const { failed = 'This could not be loaded.', retry = 'Retry' } = textsOf(host);
  const text = createElement('span', { role: 'alert' }, failed, ' ');
  const button = createElement('button', { onclick: onRetry }, retry);
  const own = status.parentElement ? [createElement('slot', {})] : [];
  setState(host, 'failed');
  status.replaceChildren(createElement('section', {}, text, button, ...own));
  host.error = reason;
  dispatch(host, 'error', { detail: reason });
};
