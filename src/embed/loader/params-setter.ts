import { siteOf } from '../../public-interface/script-site.ts';
import { observeConsent, readConsent } from '../../tracking/consent.ts';
import { decorateLink } from '../../tracking/decorate-link.ts';
import { carriedVisit, type LinkQuery, updateVisit } from '../../tracking/visit.ts';

declare global {
  interface Document {
    /**
     * True once links are decorated. It is a property and not an attribute, because a framework that hydrates the page
     * would notice an attribute.
     */
    octavo?: boolean;
  }
}

// Adds the visitor's parameters to every link with the class `link-params-setter`, also to links that appear later. The
// code is at the top level, because a function around it would cost 30 B.
const script = document.currentScript;
let query: LinkQuery = {};
let isSkipTold = false;

/**
 * Returns whether the page is of the cabinet that a script names. The default is that of the site whose host serves the script.
 */
const isInCabinet = ({ src, dataset: { host, cabinet } }: HTMLScriptElement) =>
  location.host === (cabinet?.split('/')[2] ?? `my.${siteOf(src, host)}`);

const decorateAll = () => {
  // The page may mark anything, for example a wrapper, a link inside SVG or a form with a field named "search".
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.link-params-setter'))
    if (typeof link.search !== 'string') {
      if (!isSkipTold)
        console.warn('octavo: "link-params-setter" has no effect here, only on <a href>.', link);
      isSkipTold = true;
    }
    // Skips links to a part of this page, because a changed query would reload the page.
    else if (!link.href.startsWith(`${location.href.split('#')[0]}#`)) decorateLink(link, query);
};

/**
 * Renews the parameters and all links. It runs at each click, because the next page accepts a link's parameters for ten
 * minutes only. A page that is not shown yet, such as a prerendered one, stores nothing.
 */
const refresh = () => {
  if (document.hidden) return;
  query = carriedVisit(updateVisit(readConsent()));
  decorateAll();
};

// Decorates links once, although a page may have both this snippet and octavo.js. The cabinet is left out, because its
// links carry no affiliate parameters. octavo.js imports this file on other pages only, so the host is checked only in
// a script of its own. The property is compared with true, because a form named octavo is a property of the document,
// too.
if (document.octavo !== true && !(script instanceof HTMLScriptElement && isInCabinet(script))) {
  document.octavo = true;
  refresh();
  observeConsent(refresh);
  new MutationObserver(decorateAll).observe(document, {
    subtree: true,
    attributeFilter: ['href', 'class'],
    childList: true,
  });
  addEventListener('click', refresh, true);
  addEventListener('visibilitychange', refresh, true);
}
