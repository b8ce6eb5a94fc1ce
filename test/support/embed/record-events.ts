import type { Page } from 'playwright-core';

/** An event that a widget's element has fired. */
export interface Fired {
  /** Name of the element, `octavo-calculator`. */
  element: string;
  /** Type without the prefix `octavo:`. */
  type: string;
  detail: unknown;
}

/** Records every event that the widgets of a page fire, also on later pages of the same tab. */
export const recordEvents = async (page: Page): Promise<readonly Fired[]> => {
  const fired: Fired[] = [];
  await page.exposeFunction('recordEvent', (event: Fired) => void fired.push(event));
  await page.addInitScript(() => {
    const record: (event: Fired) => unknown = Reflect.get(window, 'recordEvent');
    const { dispatchEvent } = EventTarget.prototype;
    EventTarget.prototype.dispatchEvent = function (event) {
      if (this instanceof Element && event instanceof CustomEvent && event.type.startsWith('octavo:'))
        record({ element: this.localName, type: event.type.slice('octavo:'.length), detail: event.detail });
      return dispatchEvent.call(this, event);
    };
  });
  return fired;
};
