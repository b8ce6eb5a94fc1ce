/** Measurements that the probe stores in `window.octavoBench`. Times are milliseconds since the navigation began. */
interface Probed {
  /** Time at which the frame with the first price had been drawn. */
  price: Promise<number>;
  /** Resolves once the next frame has been drawn, with its time. */
  nextFrame(): Promise<number>;
  /** Sum of the layout shifts without a preceding input. */
  shift: number;
  /** Sum of the times by which long tasks exceed 50 ms. */
  blocked: number;
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
  const isShown = () =>
    /\d/.test(document.querySelector(element)?.shadowRoot?.querySelector(price)?.textContent ?? '');
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
  const untilPriceIsShown = async (): Promise<number> => {
    for (;;) {
      const time = await nextFrame();
      if (isShown()) return time;
      if (time > 60_000) throw new Error(`${element} has shown no price for a minute`);
    }
  };
  const probed: Probed = { price: untilPriceIsShown(), nextFrame, shift: 0, blocked: 0 };
  window.octavoBench = probed;
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
