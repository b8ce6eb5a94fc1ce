import { clickIds } from '../order/vocabulary/click-ids.ts';
import { readStored, storeOrRemove } from './storage.ts';

/** Parameters of a visit under their names in links. */
export type LinkQuery = Record<string, string>;

/** 180 days. A stored visit expires after this time without a page view. */
const visitLifetimeMs = 15_552_000_000;

/** Ten minutes. An older link does not identify the visitor, because the visitor may have shared it with another person. */
export const carriedVisitLifetimeMs = 600_000;

/**
 * Names of the environment parameters. Other names are ignored, so that neither an address nor the storage can modify
 * the prototype of an object.
 */
const environmentNames =
  /^(affiliateId|promoId|cd_(request|affiliate)_id|discount|externalDiscountCode|gaRequestId|cp\[p([1-9]|10)])$/;
const campaignNames = RegExp(`^(utm_\\w+|siteId|${clickIds.join('|')})$`);
const firstVisitNames = /^(visitorId|fv_\w+)$/;

/**
 * Returns the same text for all parameters of a campaign, and for all of a first visit, because one of two campaigns or first
 * visits is used as a whole. Returns any other name unchanged.
 */
export const visitPartOf = (name: string): string =>
  name.replace(campaignNames, 'utm_').replace(firstVisitNames, 'fv_');

/**
 * Returns the visit as parameters for a link. The current time is added if the parameters identify the visitor, because
 * such a link expires.
 */
export const carriedVisit = (visit: LinkQuery): LinkQuery =>
  visit.fv_date ? { ...visit, fv_at: `${Date.now()}` } : visit;

/** Returns a query without the question mark and without the parameters that identify a visitor. */
export const withoutCarriedVisit = (search: string): string =>
  search.replace(/fv_at=/.test(search) ? /[?&](visitorId|fv_\w+)=[^&]*/g : '', '').slice(1);

/** Returns the values of the named parameters, each cut to 500 characters. */
const pick = (names: RegExp, values: LinkQuery): LinkQuery => {
  const parameters: LinkQuery = {};
  // Another script may have stored values of other types.
  for (const name in values) {
    const value = values[name]?.slice?.(0, 500);
    if (value && names.test(name)) parameters[name] = value;
  }
  return parameters;
};

/** Describes the current page view as a first visit. `date` is its ISO date. */
const firstVisit = (query: LinkQuery, date: string): LinkQuery => ({
  fv_source: query.utm_source || document.referrer.split('/')[2] || 'direct',
  fv_landing: location.origin + location.pathname,
  // Uses the width of the screen, because a window may be narrow on any device.
  fv_device: screen.width > 1200 ? 'desktop' : screen.width > 768 ? 'tablet' : 'mobile',
  fv_referrer: document.referrer,
  fv_date: date,
});

/** Returns the campaign of the address with `utm_date`, or the stored one if the address has no other. */
const currentCampaign = (query: LinkQuery, stored: LinkQuery, utm_date: string): LinkQuery => {
  const storedCampaign = pick(campaignNames, stored);
  const addressCampaign = { utm_date, ...pick(campaignNames, query) };
  // An address has a campaign if it has a parameter besides the date.
  const hasCampaign = Object.keys(addressCampaign).length > 1;
  // The same campaign in the address, as after a reload, keeps its date.
  const isKnown =
    JSON.stringify({ ...addressCampaign, utm_date: storedCampaign.utm_date }) ===
    JSON.stringify(storedCampaign);
  return hasCampaign && !isKnown ? addressCampaign : storedCampaign;
};

/**
 * Reads environment, first visit and campaign from the address and the storage, stores them and returns them.
 * - The first visit is stored once. A new campaign replaces all parameters of the previous one.
 * - Parameters that identify the visitor are removed from the address bar after they have been stored.
 * - Without consent the stored visit is deleted, and only environment and campaign of the address are returned.
 */
export const updateVisit = (consent: string, now = Date.now()): LinkQuery => {
  const isGranted = consent === 'granted';
  const url = new URL(location.href);
  // Reads only the first 3,000 characters of the query, because servers refuse links with a very long query.
  const query = Object.fromEntries(new URLSearchParams(url.search.slice(0, 3000)));
  const storedVisit: LinkQuery = Object(
    isGranted && now - readStored('dateLastAction') <= visitLifetimeMs && readStored('visit'),
  );
  const date = new Date(now).toJSON();
  const isCarried = Math.abs(now - Number(query.fv_at)) < carriedVisitLifetimeMs;
  const knownVisit = storedVisit.fv_date ? storedVisit : isCarried && query;
  const visit = {
    ...pick(environmentNames, storedVisit),
    ...pick(environmentNames, query),
    ...(isGranted && pick(firstVisitNames, knownVisit || firstVisit(query, date))),
    ...currentCampaign(query, storedVisit, date),
  };
  storeOrRemove('dateLastAction', isGranted && now);
  // If the browser refuses to store the visit, the next script of this page needs the parameters in the address.
  if (storeOrRemove('visit', isGranted && visit) && isGranted && query.fv_at) {
    url.search = withoutCarriedVisit(url.search);
    history.replaceState(history.state, '', url);
  }
  return visit;
};
