import { call, type None } from '../call.ts';
import type {
  CleanedRule,
  SavedRule,
  StaffLetter,
  StaffRule,
  StaffSite,
  StaffText,
} from '../resources/staff-sites.ts';

// Calls of the office about the settings, rules and texts of a site. `:siteHost` is the host of the site.

export const staffSite = /* @__PURE__ */ call<None, StaffSite>()(
  'GET',
  '/v1/staff/sites/:siteHost',
  'none',
  'values',
);
/** Changes values of a site, unless any value has changed since `version`. */
export const saveSite = /* @__PURE__ */ call<{ version: string; values: StaffSite['values'] }, StaffSite>()(
  'PATCH',
  '/v1/staff/sites/:siteHost',
  'urlencoded',
  'values',
);

/**
 * Returns the key with which the addresses of a site show values that are not saved, for ten minutes. The key is their parameter
 * `preview`.
 */
export const previewSite = /* @__PURE__ */ call<{ values: StaffSite['values'] }, { key: string }>()(
  'POST',
  '/v1/staff/sites/:siteHost/preview',
  'urlencoded',
  'key',
);
/** Stores a logo, a PNG in base64. Saving its name as a part of `brand` makes the site show it. */
export const storeLogo = /* @__PURE__ */ call<{ png: string }, { logo: string }>()(
  'POST',
  '/v1/staff/sites/:siteHost/logos',
  'urlencoded',
  'logo',
);

export const staffRules = /* @__PURE__ */ call<None, StaffRule[]>()(
  'GET',
  '/v1/staff/sites/:siteHost/rules',
  'none',
  'length',
);
/** Returns the HTML of a rule page as it would be stored, and stores nothing. */
export const cleanRule = /* @__PURE__ */ call<{ html: string }, CleanedRule>()(
  'POST',
  '/v1/staff/sites/:siteHost/rules',
  'urlencoded',
  'html',
);
/**
 * Adds, changes or moves a rule page in one language, unless it has changed since `version`, which is empty for a new page. A
 * translation without HTML is removed, so that visitors read the page in English.
 */
export const saveRule = /* @__PURE__ */ call<
  { language: string; title: string; html: string; version: string; position?: number },
  SavedRule
>()('PATCH', '/v1/staff/sites/:siteHost/rules/:slug', 'urlencoded', 'html');
/** Deletes a rule page in all languages, unless its English text has changed since `version`. */
export const removeRule = /* @__PURE__ */ call<{ version: string }, null>()(
  'DELETE',
  '/v1/staff/sites/:siteHost/rules/:slug',
  'query',
);

/** Returns the texts of a site in a language. */
export const staffTexts = /* @__PURE__ */ call<None, StaffText[]>()(
  'GET',
  '/v1/staff/sites/:siteHost/texts/:language',
  'none',
  'length',
);
/** Replaces a text of a site. Without any form, the site has no text of its own any more. */
export const saveText = /* @__PURE__ */ call<{ forms: StaffText['forms'] }, StaffText>()(
  'PATCH',
  '/v1/staff/sites/:siteHost/texts/:language/:id',
  'urlencoded',
  'forms',
);

/** Returns every letter as it would be sent about an invented order. Only customers read another language than English. */
export const staffLetters = /* @__PURE__ */ call<None, StaffLetter[]>()(
  'GET',
  '/v1/staff/sites/:siteHost/letters/:language',
  'none',
  'length',
);
/** Sends such a letter to the person who asks. */
export const sendTestLetter = /* @__PURE__ */ call<None, null>()(
  'POST',
  '/v1/staff/sites/:siteHost/letters/:language/:kind',
  'none',
);
