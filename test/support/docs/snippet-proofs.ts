/**
 * What a page has around a snippet: the script, places that the guides name, and a record of what its code logs. The page marks
 * itself once the proof is true. Its own code does that, because the policy of the page forbids Playwright to evaluate a text.
 */
export const surroundings = {
  head: '<script async src="https://papers.example/embed/octavo.js" data-octavo></script>',
  body: '<div id="price"></div><div id="view"></div><octavo-calculator loading="eager"></octavo-calculator><p class="fallback">Order a paper</p>',
  script: (proof: string): string => `
    window.logged = [];
    console.log = (value) => logged.push(value);
    window.gtag = (...values) => logged.push(values);
    window.__tcfapi = (command, version, listener) =>
      listener({ eventStatus: 'tcloaded', gdprApplies: true, purpose: { consents: { 1: true, 8: true } } }, true);
    window.ordered = { code: 'P1', total: 1017, currency: 'USD', discount: null };
    window.style = (selector) => getComputedStyle(document.querySelector(selector));
    window.price = (selector) =>
      (document.querySelector(selector)?.shadowRoot ?? document.querySelector(selector))?.querySelector('[data-price=total]')?.textContent.includes('$');
    window.fire = (type, detail) =>
      document.body.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, cancelable: true }));
    const look = () => {
      try {
        if (${proof}) document.documentElement.dataset.isProved = '';
      } catch {}
      if (document.documentElement?.dataset.isProved === undefined) setTimeout(look, 100);
    };
    look();`,
};

const isCalculated = "price('octavo-calculator')";
const isConsented = "localStorage.getItem('octavo:consent')?.includes('granted')";
const isScriptRun = "typeof octavo.mount === 'function'";
const sendsPurchase =
  "fire('octavo:order-created', ordered) && logged.some(([, name]) => name === 'purchase')";

/** Expressions that become true in a page when a snippet works, by the name of its guide, in the order of the snippets. */
export const proofs: Readonly<Record<string, readonly string[]>> = {
  'quick-start': [
    isCalculated,
    "style('octavo-calculator').minHeight === '334px' && style('.fallback').animationName === 'appear'",
    'logged.some((total) => total > 1)',
    "style('octavo-calculator').getPropertyValue('--octavo-accent') === '#7a1f3d'",
  ],
  elements: [
    "style('octavo-order-form').minHeight === '2175px'",
    "price('octavo-calculator') && price('octavo-calculator ~ octavo-calculator')",
  ],
  'script-api': ["price('#price octavo-calculator[theme=minimal]')"],
  events: [sendsPurchase],
  look: [
    "style('octavo-calculator').getPropertyValue('--octavo-field-radius') === '2px'",
    "style('octavo-calculator').getPropertyValue('--octavo-radius') === '14px'",
    "style('octavo-calculator').getPropertyValue('--octavo-shadow') === 'none'",
    "style('octavo-calculator').colorScheme === 'dark'",
    "document.querySelector('octavo-order-form > [slot=light]') !== null",
  ],
  parameters: ["document.querySelector('a').search.includes('deadlineId=5')"],
  'content-security-policy': [isCalculated],
  consent: [`typeof octavo.mount === 'function' && (answerConsent(true), ${isConsented})`, isConsented],
  'tag-manager': [
    isScriptRun,
    isScriptRun,
    "price('#place octavo-calculator')",
    "fire('octavo:order-created', ordered) && dataLayer.some(({ ecommerce }) => ecommerce?.value === 10.17)",
    sendsPurchase,
  ],
  wordpress: [isCalculated, isScriptRun],
  'single-page-apps': [
    "document.querySelector('#view > octavo-order-form') !== null",
    "document.querySelector('octavo-order-form').getAttribute('theme') === 'minimal'",
    "price('#price octavo-calculator')",
    "!fire('octavo:redirect', { url: '/order/' }) && location.pathname === '/order/'",
  ],
};
