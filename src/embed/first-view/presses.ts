import { fillList } from './first-view.ts';

/** What a visitor presses before the widget's code has arrived. */
export interface Presses {
  /** Controls that have been pressed. They are pressed again once the code is there. */
  controls: HTMLElement[];
  /** Resolves when no press is in progress. */
  settled(): Promise<unknown>;
  /** Lets the controls work without the widget's code. */
  release(): undefined;
  /** Lets the controls work, and follows the last link or form that was pressed. */
  giveUp(): void;
}

/** Time in ms after which a press counts as ended although no click has followed. */
const longestPressMs = 1000;

/**
 * Remembers what the visitor presses in a first view, and fills a list that may be opened. The view is content of
 * the element's own shadow root, or of the element that a server has included. No list is filled if the
 * element is in another language than English, because the script has English names.
 */
export const rememberPresses = (host: HTMLElement, isEnglish: boolean): Presses => {
  const ended = new AbortController();
  const controls: HTMLElement[] = [];
  let settled: Promise<unknown> = Promise.resolve();
  let settle = () => {};
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    act: (target: Element, event: HTMLElementEventMap[Type]) => void,
  ) =>
    host.addEventListener(
      type,
      (event) => {
        const [target] = event.composedPath();
        // Leaves alone what the page itself has put into the element.
        const isOfView = target instanceof Element && target.getRootNode() !== host.getRootNode();
        if (isOfView) act(target, event);
      },
      { signal: ended.signal },
    );
  const fill = (target: Element) => {
    const list = isEnglish && target.closest('select');
    if (list) fillList(host.localName.slice(7), list);
  };
  on('focusin', fill);
  on('pointerdown', (target) => {
    fill(target);
    settled = new Promise<void>((resolve) => {
      settle = resolve;
      setTimeout(resolve, longestPressMs);
    });
  });
  // A list that is opened may take the click for itself, but not the choice.
  for (const type of ['pointercancel', 'input'] as const) on(type, () => settle());
  on('click', (target, event) => {
    setTimeout(settle);
    const control = target.closest<HTMLElement>('button,a');
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // A second press on a link that is loading means the same as the first one.
    if (control.matches('a,[type=submit]') && controls.includes(control)) return;
    controls.push(control);
  });
  const release = () => void ended.abort();
  const giveUp = () => {
    release();
    const ways = controls.splice(0).filter((control) => control.matches('a,[type=submit]'));
    ways.pop()?.click();
  };
  return { controls, settled: () => settled, release, giveUp };
};
