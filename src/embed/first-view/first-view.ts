import { calculatorFields } from '../../order/vocabulary/calculator-fields.ts';
import type { SiteFacts } from '../../order/vocabulary/site.ts';
import type { Hosts } from '../../state/page/context.ts';
import { pageTrust } from '../../state/page/page-trust.ts';
import { externalDiscount } from '../../tracking/external-discount.ts';
import { readOrStore } from '../../tracking/storage.ts';

/** Choices of a list. */
export type Choices = readonly (readonly [id: number, name: string])[];

/** First view of a widget, as the server renders it. The views hold the chosen item of its long lists only. */
type View = readonly [template: string, html: string, styles: string, lists: readonly Choices[]];

/** First views in a script, by the name of the widget. */
type Views = Readonly<Record<string, View | undefined>>;

// The server replaces this string by the first views of the site. `Object()` prevents the minifier from treating the
// string as a constant.
const views: Views = Object('__OCTAVO_VIEWS__');

/** Names in the page's query that ask for another price than that of the first view. */
const pricedNames = [
  ...calculatorFields,
  'currencyId',
  'writerCode',
  'referrerCode',
  'inputDiscountCode',
  'externalDiscountCode',
];

/** Attributes that ask for another view than that of the site. */
const otherView = '[theme]:not([theme=default]),[redirect],[version],[data-dom],[data-host],[template*="|"]';

/** Returns whether the browser holds an order or the draft of one, which an order form shows. */
const holdsDraft = () => {
  try {
    return [...Object.keys(localStorage), ...Object.keys(sessionStorage)].some(
      (name) => name.startsWith('octavo:draft') || name.startsWith('octavo:order'),
    );
  } catch {
    return false;
  }
};

/** Returns whether a widget's first view shows the price that this visitor pays: with the site's choices and discount. */
export const isPriceOfVisitor = (name: string, { isFirstOrderOnly }: SiteFacts) => {
  if (name === 'price-list') return true;
  const query = new URLSearchParams(location.search);
  return !(
    pricedNames.some((asked) => query.has(asked)) ||
    externalDiscount() ||
    (name === 'calculator' && isFirstOrderOnly && readOrStore('token')) ||
    (name === 'order-form' && holdsDraft())
  );
};

/** Fills the long lists of a view, which hold the chosen item only. */
const fillLists = (view: ParentNode, lists: readonly Choices[]) => {
  for (const list of view.querySelectorAll('select')) {
    if (list.length > 1) continue;
    const isChosen = ([id, name]: Choices[number]) =>
      list.value === `${id}` && list.options[0]?.text === name;
    const choices = lists.find((all) => all.some(isChosen)) ?? [];
    for (const choice of choices)
      if (!isChosen(choice)) list.add(new Option(choice[1], `${choice[0]}`));
  }
};

/** Finished content of a widget, which its element shows before the widget's code has arrived. */
export interface FirstView {
  content: HTMLElement;
  /** Text of the style sheet. */
  styles: string;
}

/**
 * Returns the first view that the script has for an element, if it is the visitor's: nothing in the element, the address or
 * the browser asks for other choices. `locale` is the language of the element unless it is English.
 */
export const findView = (
  host: Element,
  facts: SiteFacts,
  { cabinet, site }: Hosts,
  locale: string | undefined,
): FirstView | undefined => {
  const name = host.localName.slice(7);
  const [template, html, styles = ''] = views[name] ?? [];
  if (!html || locale || host.matches(otherView)) return undefined;
  const chosen: Readonly<Record<string, string | undefined>> = facts.template;
  const wanted = host.getAttribute('template') || chosen[name] || 'm1_d1';
  if (
    wanted !== template ||
    cabinet.replace(/^https?:/, '') !== `//my.${site}` ||
    !isPriceOfVisitor(name, facts)
  )
    return undefined;
  try {
    const content = document.createElement('div');
    const all = Object.values(views).map((view) => `${view?.[1]}`);
    const trusted = pageTrust(window, all).createHTML(html);
    content.innerHTML = trusted;
    // A policy of another release cleans the HTML.
    return `${trusted}` === html ? { content, styles } : undefined;
  } catch {
    // The page's policy allows no Trusted Types policy of this name.
    return undefined;
  }
};

/** What a visitor presses before the widget's code has arrived. */
export interface Presses {
  /** Controls that have been pressed. They are pressed again once the code is there. */
  controls: HTMLElement[];
  /** Resolves when no press is in progress. */
  settled(): Promise<unknown>;
  /** Lets the controls work without the widget's code. */
  release(): undefined;
}

/** Time in ms after which a press counts as ended although no click has followed. */
const longestPressMs = 1000;

/**
 * Remembers what the visitor presses in a first view, and fills its lists once one of them may be opened. The view is content of
 * the element's own shadow root, or of the element that a server has included. The lists are filled unless the
 * element is in another language than English.
 */
export const rememberPresses = (host: HTMLElement, isEnglish: boolean): Presses => {
  const ended = new AbortController();
  const controls: HTMLElement[] = [];
  let settled: Promise<unknown> = Promise.resolve();
  let settle = () => {};
  const on = (type: string, act: (target: Element, event: MouseEvent) => void) =>
    host.addEventListener(
      type,
      (event) => {
        const [target] = event.composedPath();
        // Leaves alone what the page itself has put into the element.
        const isOfView = target instanceof Element && target.getRootNode() !== host.getRootNode();
        if (isOfView) act(target, event as MouseEvent);
      },
      { signal: ended.signal },
    );
  const fill = (target: Element) => {
    const root = target.getRootNode();
    if (isEnglish && root instanceof ShadowRoot) fillLists(root, views[host.localName.slice(7)]?.[3] ?? []);
  };
  on('focusin', fill);
  on('pointerdown', (target) => {
    fill(target);
    settled = new Promise<void>((resolve) => {
      settle = resolve;
      setTimeout(resolve, longestPressMs);
    });
  });
  on('pointercancel', () => settle());
  on('click', (target, event) => {
    setTimeout(settle);
    const control = target.closest<HTMLElement>('button,a');
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // A second press on a link that is loading means the same as the first one.
    if (control.matches('a,[type=submit]') && controls.includes(control)) return;
    controls.push(control);
  });
  return { controls, settled: () => settled, release: () => void ended.abort() };
};

/** Calls `act` once the next frame has been drawn, or soon after in a tab that draws none. */
export const afterFrame = (act: () => void) => {
  let isDone = false;
  const actOnce = () => {
    if (!isDone) act();
    isDone = true;
  };
  requestAnimationFrame(() => setTimeout(actOnce));
  setTimeout(actOnce, 250);
};

/** Time in ms after which the code of a widget with a first view is downloaded although the page is still busy. */
const downloadTimeoutMs = 2500;

/**
 * Resolves when the page has loaded and its thread is idle. Safari has no idle callbacks; there it resolves in the next
 * task.
 */
export const untilIdle = () =>
  new Promise<unknown>((done) => {
    const idle = () => window.requestIdleCallback?.(done) ?? setTimeout(done);
    if (document.readyState === 'complete') idle();
    else addEventListener('load', idle, { once: true });
    setTimeout(done, downloadTimeoutMs);
  });

/** Resolves when the visitor touches the element, points at it or moves the focus to it. */
export const untilTouched = (host: Element) =>
  new Promise<unknown>((done) => {
    for (const type of ['pointerover', 'pointerdown', 'focusin'])
      host.addEventListener(type, done, { once: true, passive: true });
  });
