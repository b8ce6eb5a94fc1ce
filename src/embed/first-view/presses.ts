import { fillList } from './first-view.ts';

/** Presses of a visitor before the widget's code has arrived. */
export interface Presses {
  /** Controls that have been pressed. They are pressed again once the code is there. */
  controls: HTMLElement[];
  /** Resolves when no press is in progress. */
  settled(): Promise<unknown>;
  /** Lets the controls work without the widget's code. */
  release(): undefined;
  /** Lets links and forms work, and follows the last one that was pressed. */
  giveUp(): void;
}

/** Returns whether a control leads to another page. */
export const leadsOn = (control: Element): boolean => control.matches('a,[type=submit]');

/** Time in ms after which a press counts as ended although no click has followed. */
const longestPressMs = 1000;

/** Calls `act` for each event of a kind in the element's view, and not for those of what the page has put into the element. */
const inView = (
  host: HTMLElement,
  type: string,
  act: (target: Element, event: Event) => void,
  options?: AddEventListenerOptions,
) =>
  host.addEventListener(
    type,
    (event) => {
      const [target] = event.composedPath();
      const isOfView = target instanceof Element && target.getRootNode() !== host.getRootNode();
      if (isOfView) act(target, event);
    },
    options,
  );

/** Fills a long list of an element's first view before the visitor opens it. `isEnglish` is true for an element in English. */
export const fillLists = (host: HTMLElement, isEnglish: () => boolean) => {
  // A focus that moves inside a shadow root ends there, so a key tells of it.
  for (const type of ['focusin', 'pointerdown', 'keydown', 'keyup'])
    inView(host, type, (target) => {
      const list = target.closest('select');
      // The names in the script are English.
      if (list && isEnglish()) fillList(host.localName.slice(7), list);
    });
};

/**
 * Remembers what the visitor presses in a first view. The view is content of the element's own shadow root, or of the element that a
 * server has included.
 */
export const rememberPresses = (host: HTMLElement): Presses => {
  const ended = new AbortController();
  const controls: HTMLElement[] = [];
  let settled: Promise<unknown> = Promise.resolve();
  let settle = () => {};
  let hasGivenUp = false;
  const on = (type: string, act: (target: Element, event: Event) => void) =>
    inView(host, type, act, { signal: ended.signal });
  on('pointerdown', () => {
    settled = new Promise<void>((resolve) => {
      settle = resolve;
      setTimeout(resolve, longestPressMs);
    });
  });
  on('pointercancel', () => settle());
  // A text that an input method is composing would be broken off.
  on('compositionstart', () => {
    settled = new Promise<void>((resolve) => {
      settle = resolve;
    });
  });
  on('compositionend', () => settle());
  on('input', (target, event) => {
    if (event instanceof InputEvent && event.isComposing) return;
    // A native list may swallow the click that ends a press, so a choice ends the press, too.
    settle();
    // A typed number replaces what the buttons beside it would have made of the former one.
    const own = controls.filter((control) => control.closest('.stepper')?.contains(target));
    for (const control of own) controls.splice(controls.indexOf(control), 1);
  });
  on('click', (target, event) => {
    setTimeout(settle);
    const control = target.closest<HTMLElement>('button,a');
    if (!control || !(event instanceof MouseEvent)) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (hasGivenUp && leadsOn(control)) return;
    event.preventDefault();
    // A second press on a link that is loading means the same as the first one.
    if (leadsOn(control) && controls.includes(control)) return;
    controls.push(control);
  });
  const release = () => void ended.abort();
  const giveUp = () => {
    hasGivenUp = true;
    const ways = controls.filter((control) => leadsOn(control));
    // The other presses are repeated if the code arrives after a retry.
    for (const way of ways) controls.splice(controls.indexOf(way), 1);
    ways.pop()?.click();
  };
  return { controls, settled: () => settled, release, giveUp };
};
