/** Measurements that the probe stores in `window.octavoBench`. Times are milliseconds since the navigation began. */
interface Probed {
  /** Time at which the frame with the first price had been drawn. */
  price: Promise<number>;
  /** Time at which a widget had replaced its first view; NaN before. */
  ready: number;
  /** Sum of the layout shifts without a preceding input. */
  shift: number;
  /** Sum of the times by which long tasks exceed 50 ms. */
  blocked: number;
  /** Chooses a value of a select as a visitor does. Resolves with the time from the choice to the frame with the new price. */
  choose(field: string, value: string): Promise<number>;
}

declare global {
  interface Window {
    octavoBench: Probed;
  }
}

export interface Watched {
  /** Name of the element whose shadow root contains the price. */
  element: string;
  /** Selector of the price in that shadow root. */
  price: string;
}

/**
 * Runs in the page before the page's own scripts. The function uses no outer variable, because its source text is sent to
 * the page.
 */
export const probe = ({ element, price }: Watched) => {
  const rootOf = () => document.querySelector(element)?.shadowRoot;
  const priceText = () => rootOf()?.querySelector(price)?.textContent ?? '';
  /** Resolves once the next frame has been drawn, because a message that is posted in a frame arrives after its drawing. */
  const nextFrame = () =>
    new Promise<number>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve(performance.now());
      };
      requestAnimationFrame(() => port2.postMessage(0));
    });
  const untilPriceIsNot = async (before: string): Promise<number> => {
    for (;;) {
      const time = await nextFrame();
      if (/\d/.test(priceText()) && priceText() !== before) return time;
      if (time > 60_000) throw new Error(`${element} has shown no other price than “${before}” for a minute`);
    }
  };
  const choose = async (field: string, value: string) => {
    const startedAt = performance.now();
    const before = priceText();
    const select = rootOf()?.querySelector<HTMLSelectElement>(`[data-field=${field}] select`);
    if (!select) throw new Error(`${element} has no select of ${field}`);
    const send = (type: string) => select.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
    send('pointerdown');
    select.focus();
    select.value = value;
    send('input');
    send('change');
    return (await untilPriceIsNot(before)) - startedAt;
  };
  const probed: Probed = {
    price: untilPriceIsNot(''),
    ready: Number.NaN,
    shift: 0,
    blocked: 0,
    choose,
  };
  window.octavoBench = probed;
  addEventListener('octavo:ready', async () => (probed.ready = await nextFrame()), { once: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) probed.shift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) probed.blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
};
