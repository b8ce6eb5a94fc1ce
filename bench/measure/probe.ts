/** What the probe leaves on a page. Times are milliseconds since its navigation began. */
export interface Probed {
  /** When the frame with the first price had been drawn. */
  price: Promise<number>;
  /** Waits until the next frame has been drawn. */
  drawn(): Promise<number>;
  /** Sum of the layout shifts that no input caused. */
  shift: number;
  /** Sum of what long tasks exceed 50 ms by. */
  blocked: number;
}

declare global {
  interface Window {
    octavoBench: Probed;
  }
}

export interface Watched {
  /** Name of the element whose shadow root holds the price. */
  element: string;
  /** Selector of the price in it. */
  price: string;
}

/** Runs in the page before anything of it; has to stand alone, because its text is sent there. */
export const probe = ({ element, price }: Watched) => {
  const isShown = () =>
    /\d/.test(document.querySelector(element)?.shadowRoot?.querySelector(price)?.textContent ?? '');
  /** A message that is posted in a frame arrives once the frame has been drawn. */
  const drawn = () =>
    new Promise<number>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve(performance.now());
      };
      requestAnimationFrame(() => port2.postMessage(0));
    });
  const untilShown = async (): Promise<number> => {
    for (;;) {
      const time = await drawn();
      if (isShown()) return time;
      if (time > 60_000) throw new Error(`${element} has shown no price for a minute`);
    }
  };
  const probed: Probed = { price: untilShown(), drawn, shift: 0, blocked: 0 };
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
