import { fillList } from './first-view.ts';
import { nextTask } from './moments.ts';

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

/** Selects the controls of a view in which the visitor has made another choice. */
export const changed = ':checked:not([selected],[checked]),:invalid';

/** Returns whether a control leads to another page. */
export const leadsOn = (control: Element): boolean => control.matches('a,[type=submit]');

/** Time in ms after which a press counts as ended although no click has followed. */
const longestPressMs = 1000;

/** Calls `callback` for each event of a kind in an element's view. */
type Listen = <Type extends keyof HTMLElementEventMap>(
  type: Type,
  callback: (target: Element, event: HTMLElementEventMap[Type]) => void,
) => void;

/** Listens to events in the element's view, and not to those of the page's own content in the element. */
const inView =
  (host: HTMLElement, options?: AddEventListenerOptions): Listen =>
  (type, callback) =>
    host.addEventListener(
      type,
      (event) => {
        const [target] = event.composedPath();
        const isOfView = target instanceof Element && target.getRootNode() !== host.getRootNode();
        if (isOfView) callback(target, event);
      },
      options,
    );

/** Fills a long list of a widget's first view before the visitor opens it. `isEnglish` is true for an element in English. */
export const fillLists = (host: HTMLElement, name: string, isEnglish: () => boolean) => {
  // The page gets no event of a focus that moves inside a shadow root, so keys are observed as well.
  for (const type of ['focusin', 'pointerdown', 'keydown', 'keyup'] as const)
    inView(host)(type, (target) => {
      const list = target.closest('select');
      // The names in the script are English.
      if (list && isEnglish()) fillList(name, list);
    });
};

/** Follows presses in progress. Returns two functions: one ends a press, the other waits until none is in progress. */
const followPresses = (on: Listen) => {
  let busyUntil = 0;
  const busyFor = (milliseconds: number) => () => {
    busyUntil = Date.now() + milliseconds;
  };
  const endPress = busyFor(0);
  on('pointerdown', busyFor(longestPressMs));
  on('pointercancel', endPress);
  // The replaced view would break off the composition of an input method.
  on('compositionstart', busyFor(Infinity));
  on('compositionend', endPress);
  const settled = async () => {
    while (Date.now() < busyUntil) await nextTask();
  };
  return [endPress, settled] as const;
};

/**
 * Remembers the visitor's presses in a first view. The view is content of the element's own shadow root, or of the element
 * that a server has included.
 */
export const rememberPresses = (host: HTMLElement): Presses => {
  const ended = new AbortController();
  const controls: HTMLElement[] = [];
  let hasGivenUp = false;
  const on = inView(host, { signal: ended.signal });
  const [endPress, settled] = followPresses(on);
  on('input', (target, event) => {
    if (event.isComposing) return;
    // A native list may swallow the click that ends a press, so a choice ends the press, too.
    endPress();
    // A typed number replaces the earlier presses of the buttons beside it.
    for (const control of controls.splice(0))
      if (!control.closest('.stepper')?.contains(target)) controls.push(control);
  });
  on('click', (target, event) => {
    setTimeout(endPress);
    const control = target.closest<HTMLElement>('button,a');
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (hasGivenUp && leadsOn(control)) return;
    event.preventDefault();
    // A second press on a link that is loading means the same as the first one.
    if (leadsOn(control) && controls.includes(control)) return;
    controls.push(control);
  });
  on('keydown', (target, { key }) => {
    const [less, more] = target.closest('.stepper')?.querySelectorAll('button') ?? [];
    const button = { ArrowUp: more, ArrowDown: less }[key];
    if (button && target.closest('input')) controls.push(button);
  });
  const release = () => void ended.abort();
  const giveUp = () => {
    hasGivenUp = true;
    let lastLink: (HTMLElement & { target?: string }) | undefined;
    // The other presses are repeated if the code arrives after a retry.
    for (const control of controls.splice(0))
      if (leadsOn(control)) lastLink = control;
      else controls.push(control);
    if (!lastLink) return;
    // A browser opens no new tab long after the press.
    lastLink.target = '';
    lastLink.click();
  };
  return { controls, settled, release, giveUp };
};
