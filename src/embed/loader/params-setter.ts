import { observeConsent, readConsent } from '../../tracking/consent.ts';
import { decorateLink } from '../../tracking/decorate-link.ts';
import { carriedVisit, type LinkQuery, updateVisit } from '../../tracking/visit.ts';

declare global {
  interface Document {
    /** A property, because a framework that compares the page with its server's would see an attribute. */
    octavo?: boolean;
  }
}

// Keeps every marked link of the page, also those added later, carrying what is known of the visitor. All of it stands
// at the top level, because a function around it costs the snippet 30 B.
const { host } = location;
const script = document.currentScript;
const { cabinet, host: site = host.replace(/^my\./, '') } = script?.dataset ?? {};
let query: LinkQuery;

const decorateAll = () => {
  // A link to a part of this page would load it anew if its query changed.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.link-params-setter'))
    if (!link.href.startsWith(`${location.href.split('#')[0]}#`)) decorateLink(link, query);
};

/** The next page believes a link only for some minutes, so its moment is that of its use. */
const renew = () => {
  query = carriedVisit(updateVisit(readConsent() === 'granted'));
  decorateAll();
};

// The snippet and the main script may share a page. The cabinet keeps affiliates' parameters out of its links;
// octavo.js, which imports this, has made sure of that.
if (!document.octavo && (!script || host !== (cabinet?.split('/')[2] ?? `my.${site}`))) {
  document.octavo = true;
  renew();
  observeConsent(renew);
  new MutationObserver(decorateAll).observe(document, {
    subtree: true,
    attributeFilter: ['href', 'class'],
    childList: true,
  });
  addEventListener('click', renew, true);
}
