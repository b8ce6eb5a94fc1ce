import type { Dictionaries, DictionaryName } from '../../order/vocabulary/dictionaries.ts';
import type { Bootstrap, PriceListEntry, SiteConfig, VisitorCountry } from '../../order/vocabulary/site.ts';
import { call, type None } from '../call.ts';
import type { RulePage, SiteStanding } from '../resources.ts';

// Calls for the settings, dictionaries, rules and prices of a site.

export const bootstrap = /* @__PURE__ */ call<None, Bootstrap>()(
  'GET',
  '/v1/client/bootstrap/:siteHost',
  'none',
);
export const siteConfig = /* @__PURE__ */ call<None, SiteConfig & SiteStanding>()(
  'GET',
  '/v1/client/site-config',
  'none',
);
export const location = /* @__PURE__ */ call<None, VisitorCountry>()('GET', '/v1/client/location', 'none');
export const dictionaries = /* @__PURE__ */ call<None, Dictionaries>()(
  'GET',
  '/v1/client/dictionaries',
  'none',
);
export const dictionary = /* @__PURE__ */ call<None, Dictionaries[DictionaryName]>()(
  'GET',
  '/v1/client/dictionaries/:name',
  'none',
);
export const rules = /* @__PURE__ */ call<None, Record<string, { title: string; html: string }>>()(
  'GET',
  '/v1/client/page/rule',
  'none',
);
export const rule = /* @__PURE__ */ call<None, RulePage>()(
  'GET',
  '/v1/client/page/rule/:slug',
  'none',
  'html',
);
export const priceList = /* @__PURE__ */ call<None, PriceListEntry[]>()(
  'GET',
  '/v1/client/price-list',
  'none',
);
