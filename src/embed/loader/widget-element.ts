import { networkTimeoutMs } from '../../api/with-timeout.ts';
import type { Hosts } from '../../state/page/context.ts';
import type { Heights, Mounted } from '../mount/widget-module.ts';
import { createElement } from './create-element.ts';
import type { LoadWidget } from './load.ts';
import { adoptSkeleton } from './skeleton.ts';

/** Between two tasks the page answers a finger: a widget made in one would block a slow phone. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

interface WidgetNeeds {
  heights: Heights;
  hosts: Hosts;
  load: LoadWidget;
}

/** A widget is begun so far from being seen. */
const near = { rootMargin: '300px' };

/**
 * One element's life: waiting, mounted, failed, gone. It changes nothing of the element outside its shadow root, because
 * React compares attributes and children with those that the server has drawn, however late.
 */
const createLife = (host: HTMLElement, root: ShadowRoot, { heights, hosts, load }: WidgetNeeds) => {
  let failures = 0;
  let isHere: boolean | undefined;
  let mounted: Mounted | undefined;
  /** Runs while an attempt is waited for. */
  let timer: ReturnType<typeof setTimeout> | 0 | undefined;
  const show = (...content: Element[]) =>
    root.replaceChildren(createElement('slot', { name: 'octavo' }, createElement('div', {}, ...content)));
  const stopWaiting = () => {
    nearness.disconnect();
    clearTimeout(timer);
    timer = 0;
  };
  /** As it was before anything was mounted: half a tree, where drawing has failed, cannot be drawn on. */
  const reset = () => {
    stopWaiting();
    mounted = mounted?.destroy();
    adoptSkeleton(root, heights);
    show();
  };
  const fail = (reason: unknown) => {
    if (!timer) return;
    reset();
    failures++;
    show(
      createElement('p', { role: 'alert' }, 'This could not be loaded.'),
      createElement('button', { onclick: start }, 'Retry'),
      // The page's own way on, where it has put one into the element.
      createElement('slot', {}),
    );
    host.dispatchEvent(new CustomEvent('octavo:error', { bubbles: true, composed: true, detail: reason }));
  };
  const attempt = async () => {
    const [site, mount] = await load(failures);
    await nextTask();
    // What comes after its time is as welcome.
    if (isHere) mounted ??= mount(host, root, { site, hosts });
    await nextTask();
    mounted?.prepare();
    await nextTask();
    mounted?.show();
    // What has mounted nothing is over; the element may be waiting anew.
    if (mounted) stopWaiting();
  };
  const start = () => {
    reset();
    timer = setTimeout(fail, networkTimeoutMs, 'timeout');
    attempt().catch(fail);
  };
  const nearness = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && start(), near);
  const followPresence = () => {
    if (isHere === host.isConnected) return;
    isHere = !isHere;
    reset();
    if (isHere) host.matches('[loading=eager]') ? start() : nearness.observe(host);
  };
  // An element that a page moves, or takes out and puts back within a second, keeps what was chosen in it.
  return () => void (host.isConnected ? followPresence() : setTimeout(followPresence, 1000));
};

/** Defines `<octavo-NAME>`. */
export const defineWidget = (name: string, needs: WidgetNeeds) =>
  customElements.define(
    `octavo-${name}`,
    class extends HTMLElement {
      #follow = createLife(this, this.attachShadow({ mode: 'open' }), needs);
      connectedCallback() {
        this.#follow();
      }
      disconnectedCallback() {
        this.#follow();
      }
    },
  );
