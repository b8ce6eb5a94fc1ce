import { type None, siteCall } from '../call.ts';
import type {
  CleanedRule,
  SavedRule,
  StaffLetter,
  StaffRule,
  StaffSite,
  StaffText,
} from '../resources/staff-sites.ts';

// Calls of the office about the settings, rules and texts of a site.

export const staffSite = /* @__PURE__ */ siteCall<None, StaffSite>()('GET', '', 'none');
/** Changes values of a site, unless any value has changed since `version`. */
export const saveSite = /* @__PURE__ */ siteCall<
  { version: string; values: StaffSite['values'] },
  StaffSite
>()('PATCH', '', 'urlencoded');

/**
 * Returns the key with which the addresses of a site show values that are not saved, for ten minutes. The key is their parameter
 * `preview`.
 */
export const previewSite = /* @__PURE__ */ siteCall<{ values: StaffSite['values'] }, { key: string }>()(
  'POST',
  '/preview',
  'urlencoded',
);
/** Stores a logo, a PNG in base64. Saving its name as a part of `brand` makes the site show it. */
export const storeLogo = /* @__PURE__ */ siteCall<{ png: string }, { logo: string }>()(
  'POST',
  '/logos',
  'urlencoded',
);

export const staffRules = /* @__PURE__ */ siteCall<None, StaffRule[]>()('GET', '/rules', 'none');
/** Returns the HTML of a rule page as it would be stored, and stores nothing. */
export const cleanRule = /* @__PURE__ */ siteCall<{ html: string }, CleanedRule>()(
  'POST',
  '/rules',
  'urlencoded',
);
/**
 * Adds, changes or moves a rule page in one language, unless it has changed since `version`, which is empty for a new page. A
 * translation without HTML is removed, so that visitors read the page in English.
 */
export const saveRule = /* @__PURE__ */ siteCall<
  { language: string; title: string; html: string; version: string; position?: number },
  SavedRule
>()('PATCH', '/rules/:slug', 'urlencoded');
/** Deletes a rule page in all languages, unless its English text has changed since `version`. */
export const removeRule = /* @__PURE__ */ siteCall<{ version: string }, null>()(
  'DELETE',
  '/rules/:slug',
  'query',
);

/** Returns the texts of a site in a language. */
export const staffTexts = /* @__PURE__ */ siteCall<None, StaffText[]>()('GET', '/texts/:language', 'none');
/** Replaces a text of a site. Without any form, the site has no text of its own any more. */
export const saveText = /* @__PURE__ */ siteCall<{ forms: StaffText['forms'] }, StaffText>()(
  'PATCH',
  '/texts/:language/:id',
  'urlencoded',
);

/** Returns every letter as it would be sent about an invented order. Only customers read another language than English. */
export const staffLetters = /* @__PURE__ */ siteCall<None, StaffLetter[]>()(
  'GET',
  '/letters/:language',
  'none',
);
/** Sends such a letter to the person who asks. */
export const sendTestLetter = /* @__PURE__ */ siteCall<None, null>()(
  'POST',
  '/letters/:language/:kind',
  'none',
);
