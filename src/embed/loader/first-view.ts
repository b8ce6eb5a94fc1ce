import { pageTrust } from '../../state/page/page-trust.ts';
import type { Views } from '../first-view/views.ts';

// The server replaces this string by the first views of the site. `Object()` prevents the minifier from treating the
// string as a constant.
const views: Views = Object('__OCTAVO_VIEWS__');

/** Names in the page's query that ask for another first view. */
const askedNames = [
  'typeId',
  'serviceId',
  'deadlineId',
  'academicLevelId',
  'numberElements',
  'numberSlides',
  'spacingType',
  'discountCode',
  'inputDiscountCode',
  'writerGradeId',
  'writerCode',
  'additionalMaterialStatusId',
];

/** Attributes that ask for another first view than that of the site. */
const otherView = '[theme]:not([theme=default]),[redirect],[version],[data-dom],[data-host],[template*="|"]';

/** Returns whether the browser holds something that the order form would show: a draft, an order, a partner's code. */
const isKnown = () => {
  try {
    return Object.entries({ ...localStorage, ...sessionStorage }).some(
      ([name, value]) => /^octavo:(draft|order)/.test(name) || /externalD/.test(value),
    );
  } catch {
    return false;
  }
};

/**
 * Returns the finished first view of an element, if the script has it and it is the visitor's: nothing in the element,
 * the address or the browser asks for other choices. `locale` is the language of the element unless it is English.
 */
export const findView = (host: Element, locale?: string) => {
  const name = host.localName.slice(7);
  const [template, html, styles] = views[name] ?? [];
  const wanted = host.getAttribute('template');
  const query = new URLSearchParams(location.search);
  if (
    !html ||
    locale ||
    host.matches(otherView) ||
    (wanted && wanted !== template) ||
    askedNames.some((asked) => query.has(asked)) ||
    (name === 'order-form' && isKnown()) ||
    host.querySelector('[slot=octavo]')
  )
    return undefined;
  try {
    const content = document.createElement('div');
    content.innerHTML = pageTrust(window, [html]).createHTML(html);
    return { content: content.firstElementChild as HTMLElement, styles };
  } catch {
    // The page's policy allows no Trusted Types policy of this name.
    return undefined;
  }
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
