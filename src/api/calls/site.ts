import type { Dictionaries, DictionaryName } from '../../order/vocabulary/dictionaries.ts';
import type { Bootstrap, SiteConfig, VisitorCountry } from '../../order/vocabulary/site.ts';
import type { PriceListEntry } from '../../order/vocabulary/tariff.ts';
import { customer, type InLanguage, type None } from '../call.ts';
import type { RulePage, SiteStanding } from '../resources/client.ts';

// Calls for the settings, dictionaries, rules and prices of a site.

export const bootstrap = /* @__PURE__ */ customer.get<InLanguage, Bootstrap>()('/bootstrap/:siteHost');
export const siteConfig = /* @__PURE__ */ customer.get<InLanguage, SiteConfig & SiteStanding>()(
  '/site-config',
);
export const location = /* @__PURE__ */ customer.get<None, VisitorCountry>()('/location');
export const dictionaries = /* @__PURE__ */ customer.get<InLanguage, Dictionaries>()('/dictionaries');
export const dictionary = /* @__PURE__ */ customer.get<InLanguage, Dictionaries[DictionaryName]>()(
  '/dictionaries/:name',
);
export const rules = /* @__PURE__ */ customer.get<
  InLanguage,
  Record<string, { title: string; html: string }>
>()('/page/rule');
export const rule = /* @__PURE__ */ customer.get<InLanguage, RulePage>()('/page/rule/:slug', {
  proof: 'html',
});
export const priceList = /* @__PURE__ */ customer.get<None, PriceListEntry[]>()('/price-list');
