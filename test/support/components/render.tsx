import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { stopAfter } from '../runner/suite/stop-after.mjs';
import { act } from './act.ts';

/** Renders into the document until the test ends, under React or Preact, as the runner has chosen. */
export const render = (ui: ReactNode) => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const rerender = (next: ReactNode) => act(() => root.render(next));
  const unmount = () => {
    act(() => root.unmount());
    container.remove();
  };
  stopAfter(unmount);
  rerender(ui);
  return {
    container,
    rerender,
    unmount,
    /** Returns the first match and throws if there is none. */
    get: <E extends Element = HTMLElement>(selector: string) => {
      const found = container.querySelector<E>(selector);
      if (!found) throw new Error(`Nothing matches ${selector} in ${container.innerHTML.slice(0, 500)}`);
      return found;
    },
    all: <E extends Element = HTMLElement>(selector: string) => [...container.querySelectorAll<E>(selector)],
    /** Returns the text of each match. */
    texts: (selector: string) => [...container.querySelectorAll(selector)].map((node) => node.textContent),
  };
};

export type Rendered = ReturnType<typeof render>;

/** Dispatches an event on an element and renders its effects. */
export const fire = (target: Element, event: Event) => {
  act(() => {
    target.dispatchEvent(event);
  });
  return event;
};

const bubbles = { bubbles: true, cancelable: true, composed: true };
export const press = (target: Element, key: string) =>
  fire(target, new KeyboardEvent('keydown', { ...bubbles, key }));
export const click = (target: HTMLElement) => act(() => target.click());
export const pointer = (target: Element, type: string, pointerType = 'mouse') =>
  fire(target, new PointerEvent(type, { ...bubbles, pointerType }));

/** Dispatches the events `focus` and `focusin`, as a browser does for an element that gets the focus. */
export const focus = (target: Element) => {
  fire(target, new FocusEvent('focus', { composed: true }));
  fire(target, new FocusEvent('focusin', { bubbles: true, composed: true }));
};
/** Dispatches the events `blur` and `focusout`, as a browser does for an element that loses the focus. */
export const blur = (target: Element) => {
  fire(target, new FocusEvent('blur', { composed: true }));
  fire(target, new FocusEvent('focusout', { bubbles: true, composed: true }));
};

/** Replaces the value of a field as a visitor does. Uses the native setter, because React would otherwise see no change. */
export const type = (target: HTMLInputElement | HTMLTextAreaElement, text: string) => {
  const prototypeValue = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value');
  prototypeValue?.set?.call(target, text);
  fire(target, new Event('input', bubbles));
};
