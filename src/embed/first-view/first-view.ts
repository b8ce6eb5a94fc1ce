import { calculatorFields } from '../../order/vocabulary/calculator-fields.ts';
import type { Bootstrap } from '../../order/vocabulary/site.ts';
import { pageTrust } from '../../state/page/page-trust.ts';
import { externalDiscount } from '../../tracking/external-discount.ts';
import { readOrStore } from '../../tracking/storage.ts';

/** First view of a widget, as the server renders it. */
type View = readonly [template: string, html: string, styles: string];

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

/** Returns whether the first view shows the price that this visitor pays: with the site's choices and discount. */
const isPriceOfVisitor = (name: string, { linkDiscount }: Bootstrap) => {
  const query = new URLSearchParams(location.search);
  return !(
    pricedNames.some((asked) => query.has(asked)) ||
    externalDiscount() ||
    (linkDiscount?.firstOrderOnly && readOrStore('token')) ||
    (name === 'order-form' && holdsDraft())
  );
};

/** Fills the lists of a view with the site's choices, because a view holds the chosen one only. */
const fillLists = (view: ParentNode, { dictionaries, config }: Bootstrap) => {
  for (const list of view.querySelectorAll('select')) {
    if (list.length > 1) continue;
    const isChosen = ({ id, name }: { id?: number; name?: string }) =>
      list.value === `${id}` && list.options[0]?.text === name;
    const items: { id: number; name: string; version?: unknown }[] =
      [dictionaries.paperType, dictionaries.paperSubject].find((all) => all.some(isChosen)) ?? [];
    for (const item of items)
      if (!isChosen(item) && (item.version ?? config.version_price) === config.version_price)
        list.add(new Option(item.name, `${item.id}`));
  }
};

/**
 * Returns the first view that the script has for an element, if it is the visitor's: nothing in the element, the address or
 * the browser asks for other choices. `locale` is the language of the element unless it is English.
 */
const ownView = (host: Element, site: Bootstrap, locale: string | undefined) => {
  const name = host.localName.slice(7);
  const [template, html, styles = ''] = views[name] ?? [];
  const { template: chosen }: { template: Record<string, string | undefined> } = site.config;
  const wanted = host.getAttribute('template') || chosen[name] || 'm1_d1';
  if (!html || locale || host.matches(otherView) || wanted !== template || !isPriceOfVisitor(name, site))
    return undefined;
  try {
    const place = document.createElement('div');
    const all = Object.values(views).map((view) => `${view?.[1]}`);
    place.innerHTML = pageTrust(window, all).createHTML(html);
    return { place, styles };
  } catch {
    // The page's policy allows no Trusted Types policy of this name.
    return undefined;
  }
};

/** A widget's finished HTML before its code has arrived. */
export interface FirstView {
  /** The element or the shadow root that holds the HTML. */
  place: HTMLElement | ShadowRoot;
  styles: string;
  /** Controls that the visitor has pressed, which are pressed again once the code is there. */
  pressed: HTMLElement[];
  /** Lets the controls work without the widget's code. */
  release(): void;
}

/**
 * Returns the finished first view of an element: its own content, which the server has made, or the view that the script
 * holds. `site` is the data in the script.
 */
export const findView = (host: Element, site: Bootstrap | false, locale?: string): FirstView | undefined => {
  const included = host.querySelector('[slot=octavo]')?.shadowRoot;
  const found = included
    ? { place: included, styles: ':host{display:block}' }
    : site && ownView(host, site, locale);
  if (!found) return undefined;
  const { place } = found;
  const pressed: HTMLElement[] = [];
  const remember = (event: Event) => {
    const control = event.target instanceof Element && event.target.closest<HTMLElement>('button,a');
    if (!control) return;
    event.preventDefault();
    pressed.push(control);
  };
  place.addEventListener('click', remember);
  if (site)
    for (const type of ['pointerdown', 'focusin'])
      place.addEventListener(type, () => fillLists(place, site), { once: true });
  return { ...found, pressed, release: () => place.removeEventListener('click', remember) };
};

/** Time in ms after which a widget with a first view is loaded although nobody has touched it. */
const patienceMs = 2500;

/**
 * Resolves when the visitor touches the element, or when the page has loaded and its thread is idle. Safari has no idle
 * callbacks; there it resolves in the next task.
 */
export const untilWanted = (host: Element) =>
  new Promise<unknown>((done) => {
    for (const type of ['pointerover', 'pointerdown', 'focusin'])
      host.addEventListener(type, done, { once: true, passive: true });
    const idle = () => window.requestIdleCallback?.(done) ?? setTimeout(done);
    if (document.readyState === 'complete') idle();
    else addEventListener('load', idle, { once: true });
    setTimeout(done, patienceMs);
  });
