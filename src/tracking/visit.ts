import type { SafeStorage } from './storage.ts';

/** By the names that links carry. */
export type LinkQuery = Record<string, string>;

/** 180 days in milliseconds (specification section 9). */
export const activityLifetime = 15_552_000_000;

/**
 * Environment with the custom parameters p1 to p10, first visit, campaign: the order of PRL-03. No other name is
 * ever read from an address or from storage, so neither can reach an object's prototype.
 */
const names =
  'affiliateId promoId cd_request_id cd_affiliate_id visitorId discount externalDiscountCode gaRequestId cp[p1] cp[p2] cp[p3] cp[p4] cp[p5] cp[p6] cp[p7] cp[p8] cp[p9] cp[p10] fv_source fv_landing fv_device fv_referrer fv_date utm_source utm_medium utm_campaign utm_term utm_content utm_date';

/**
 * The visitor's parameters: the page's, else the stored ones, all of which are then kept (TRK-01 to TRK-03). The
 * first visit is saved once; a new campaign replaces the last one whole; 180 days of silence forget everything.
 * Without `storage`, where consent is wanting, the page's alone.
 */
export const readVisit = (storage: SafeStorage | null, now = Date.now()): LinkQuery => {
  const { search, origin, pathname } = location;
  const query = new URLSearchParams(search);
  const isFresh = now - (storage?.get<number>('dateLastAction') ?? 0) <= activityLifetime;
  const stored = Object(isFresh && storage?.get('visit'));
  const date = new Date(now).toJSON();
  const first: LinkQuery = stored.fv_date
    ? stored
    : {
        fv_source: query.get('utm_source') || document.referrer.split('/')[2] || 'direct',
        fv_landing: origin + pathname,
        fv_device: innerWidth > 1200 ? 'desktop' : innerWidth > 768 ? 'tablet' : 'mobile',
        fv_referrer: document.referrer,
        fv_date: date,
      };
  const campaign = /[?&]utm_/.test(search) ? { utm_date: date } : stored;
  const found: LinkQuery = {};
  for (const name of names.split(' ')) {
    const value = /^fv/.test(name)
      ? storage && first[name]
      : query.get(name) || (/^utm/.test(name) ? campaign : stored)[name];
    if (value && typeof value === 'string') found[name] = value.slice(0, 500);
  }
  storage?.set('visit', found);
  storage?.set('dateLastAction', now);
  return found;
};
