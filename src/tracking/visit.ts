import { readOrStore } from './storage.ts';

/** By the names that links carry. */
export type LinkQuery = Record<string, string>;

/** 180 days in milliseconds. */
export const visitLifetimeMs = 15_552_000_000;

/** Milliseconds in which the next page takes over who the visitor is: a shared link must make nobody somebody else. */
export const carriedVisitLifetimeMs = 600_000;

/**
 * What is known of a visitor, by name. No other name is ever read from an address or from storage, so neither can
 * reach an object's prototype.
 */
const environmentNames =
  /^(affiliateId|promoId|cd_(request|affiliate)_id|discount|externalDiscountCode|gaRequestId|cp\[p([1-9]|10)])$/;
/** A function, because the build can put its one value where it is used. */
export const campaignNames = () => /^(utm_\w+|\w+clk?id|\wbraid|siteId)$/;

/** The visit as a link carries it: where it says who the visitor is, with the moment. */
export const carriedVisit = (visit: LinkQuery): LinkQuery =>
  visit.fv_date ? { ...visit, fv_at: `${Date.now()}` } : visit;

/** A query without its question mark and without what a link has carried of one visitor. */
export const withoutCarriedVisit = (search: string): string =>
  search.replace(/fv_at=/.test(search) ? /[?&](visitorId|fv_\w+)=[^&]*/g : '', '').slice(1);

/**
 * The visitor's environment, first visit and campaign: the page's, else the stored ones, all of which are then kept.
 * The first visit is saved once; a new campaign replaces the last one whole; 180 days of silence forget everything.
 * What a link has carried leaves the address bar once it is stored. A visitor who may not be counted is forgotten:
 * then the address alone counts, without what it says of the person.
 */
export const updateVisit = (isGranted: boolean, now = Date.now()): LinkQuery => {
  const url = new URL(location.href);
  const { referrer } = document;
  const asked = Object.fromEntries(url.searchParams);
  const stored = Object(
    isGranted && now - readOrStore('dateLastAction') <= visitLifetimeMs && readOrStore('visit'),
  );
  const utm_date = new Date(now).toJSON();
  const found: LinkQuery = {};
  const add = (names: RegExp, values: LinkQuery) => {
    // What another script has stored may be anything.
    for (const name in values) {
      const value = values[name]?.slice?.(0, 500);
      if (value && names.test(name)) found[name] = value;
    }
  };
  const arrival = () => ({
    fv_source: asked.utm_source || referrer.split('/')[2] || 'direct',
    fv_landing: url.origin + url.pathname,
    // The screen's width, because a window may be narrow on any device.
    fv_device: screen.width > 1200 ? 'desktop' : screen.width > 768 ? 'tablet' : 'mobile',
    fv_referrer: referrer,
    fv_date: utm_date,
  });
  const isCarried = () => Math.abs(now - Number(asked.fv_at)) < carriedVisitLifetimeMs;
  add(environmentNames, stored);
  add(environmentNames, asked);
  if (isGranted) add(/^(visitorId|fv_\w+)$/, stored.fv_date ? stored : isCarried() ? asked : arrival());
  const isCampaign = () => /[?&](utm_|\w+clk?id|\wbraid|siteId)/.test(url.search);
  add(campaignNames(), isCampaign() ? { utm_date, ...asked } : stored);
  readOrStore('dateLastAction', isGranted && now);
  // Where the browser refuses to keep it, the next script of this page needs the address.
  if (readOrStore('visit', isGranted && found) && isGranted && asked.fv_at) {
    url.search = withoutCarriedVisit(url.search);
    history.replaceState(history.state, '', url);
  }
  return found;
};
