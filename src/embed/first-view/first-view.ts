import { calculatorFields } from '../../order/vocabulary/calculator-fields.ts';
import type { SiteFacts } from '../../order/vocabulary/site.ts';
import type { Hosts } from '../../state/page/context.ts';
import { pageTrust } from '../../state/page/page-trust.ts';
import { externalDiscount } from '../../tracking/external-discount.ts';
import { readStored } from '../../tracking/storage.ts';

type Choices = readonly (readonly [id: number, name: string])[];

/** First view of a widget in one or several templates, as the server renders it. It holds the chosen item of long lists only. */
interface View {
  html: Readonly<Record<string, string>>;
  styles: string;
  lists: readonly Choices[];
}

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
const holdsDraft = () =>
  (['localStorage', 'sessionStorage'] as const).some((storage) => {
    try {
      return Object.keys(window[storage]).some((name) => /^octavo:(draft|order)/.test(name));
    } catch {
      return false;
    }
  });

/** Returns whether a widget's first view shows the price that this visitor pays: with the site's choices and discount. */
export const isPriceOfVisitor = (name: string, { isFirstOrderOnly }: SiteFacts) => {
  if (name === 'price-list') return true;
  const query = new URLSearchParams(location.search);
  return !(
    pricedNames.some((asked) => query.has(asked)) ||
    externalDiscount() ||
    (name === 'calculator' && isFirstOrderOnly && readStored('token')) ||
    (name === 'order-form' && holdsDraft())
  );
};

/** Fills a long list of a widget's view, which holds the chosen item only. */
export const fillList = (name: string, list: HTMLSelectElement) => {
  const isChosen = ([id, text]: Choices[number]) => list.value === `${id}` && list.options[0]?.text === text;
  const choices = views[name]?.lists.find((all) => all.some(isChosen));
  if (list.length > 1 || !choices) return;
  for (const choice of choices) if (!isChosen(choice)) list.add(new Option(choice[1], `${choice[0]}`));
};

/** Finished content of a widget, which its element shows before the widget's code has arrived. */
export interface FirstView {
  content: HTMLElement;
  /** Text of the style sheet. */
  styles: string;
}

/**
 * Returns the first view that the script has for an element, if it is the visitor's: nothing in the element, the address or
 * the browser asks for other choices. Its texts are English.
 */
export const findView = (
  host: Element,
  name: string,
  { hosts: { cabinet, site }, facts }: { hosts: Hosts; facts: SiteFacts | false },
): FirstView | undefined => {
  const view = views[name];
  if (!view || !facts || host.matches(otherView)) return undefined;
  const chosen: Readonly<Record<string, string | undefined>> = facts.template;
  const html = view.html[host.getAttribute('template') || chosen[name] || 'm1_d1'];
  if (!html || cabinet.replace(/^https?:/, '') !== `//my.${site}` || !isPriceOfVisitor(name, facts))
    return undefined;
  try {
    const content = document.createElement('div');
    const all = Object.values(views).flatMap((one) => Object.values(one?.html ?? {}));
    const trusted = pageTrust(window, all).createHTML(html);
    content.innerHTML = trusted;
    // A policy of another release cleans the HTML.
    return `${trusted}` === html ? { content, styles: view.styles } : undefined;
  } catch {
    // The page's policy allows no Trusted Types policy of this name.
    return undefined;
  }
};
