import type { Dictionaries, DictionaryName } from '../../order/vocabulary/dictionaries.ts';
import type { Bootstrap, PriceListEntry, SiteConfig, VisitorCountry } from '../../order/vocabulary/site.ts';
import { call, type InLanguage, type None } from '../call.ts';
import type { RulePage, SiteStanding } from '../resources/client.ts';

// Calls for the settings, dictionaries, rules and prices of a site.

export const bootstrap = /* @__PURE__ */ call<InLanguage, Bootstrap>()(
  'GET',
  '/v1/client/bootstrap/:siteHost',
  'query',
);
export const siteConfig = /* @__PURE__ */ call<InLanguage, SiteConfig & SiteStanding>()(
  'GET',
  '/v1/client/site-config',
  'query',
);
export const location = /* @__PURE__ */ call<None, VisitorCountry>()('GET', '/v1/client/location', 'none');
export const dictionaries = /* @__PURE__ */ call<InLanguage, Dictionaries>()(
  'GET',
  '/v1/client/dictionaries',
  'query',
);
export const dictionary = /* @__PURE__ */ call<InLanguage, Dictionaries[DictionaryName]>()(
  'GET',
  '/v1/client/dictionaries/:name',
  'query',
);
export const rules = /* @__PURE__ */ call<InLanguage, Record<string, { title: string; html: string }>>()(
  'GET',
  '/v1/client/page/rule',
  'query',
);
export const rule = /* @__PURE__ */ call<InLanguage, RulePage>()(
  'GET',
  '/v1/client/page/rule/:slug',
  'query',
  'html',
);
export const priceList = /* @__PURE__ */ call<None, PriceListEntry[]>()(
  'GET',
  '/v1/client/price-list',
  'none',
);
