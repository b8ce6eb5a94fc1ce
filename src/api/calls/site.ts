import type { Dictionaries, DictionaryName } from '../../order/vocabulary/dictionaries.ts';
import type { Bootstrap, SiteConfig, VisitorCountry } from '../../order/vocabulary/site.ts';
import type { PriceListEntry } from '../../order/vocabulary/tariff.ts';
import { customer, type Localized, type None } from '../call.ts';
import type { RulePage, SiteStanding } from '../resources/client.ts';

// Calls for the settings, dictionaries, rules and prices of a site.

export const bootstrap = /* @__PURE__ */ customer.get<Localized, Bootstrap>()('/bootstrap/:siteHost');
export const siteConfig = /* @__PURE__ */ customer.get<Localized, SiteConfig & SiteStanding>()(
  '/site-config',
);
export const location = /* @__PURE__ */ customer.get<None, VisitorCountry>()('/location');
export const dictionaries = /* @__PURE__ */ customer.get<Localized, Dictionaries>()('/dictionaries');
export const dictionary = /* @__PURE__ */ customer.get<Localized, Dictionaries[DictionaryName]>()(
  '/dictionaries/:name',
);
export const rules = /* @__PURE__ */ customer.get<
  Localized,
  Record<string, { title: string; html: string }>
>()('/page/rule');
export const rule = /* @__PURE__ */ customer.get<Localized, RulePage>()('/page/rule/:slug', {
  proof: 'html',
});
export const priceList = /* @__PURE__ */ customer.get<None, PriceListEntry[]>()('/price-list');
