import { type None, ofSite } from '../call.ts';
import type {
  CleanedRule,
  SavedRule,
  StaffLetter,
  StaffRule,
  StaffSite,
  StaffText,
} from '../resources/staff-sites.ts';

// Calls of the office about the settings, rules and texts of a site.

export const staffSite = /* @__PURE__ */ ofSite.get<None, StaffSite>()('');
/** Changes values of a site, unless any value has changed since `version`. */
export const saveSite = /* @__PURE__ */ ofSite.patch<
  { version: string; values: StaffSite['values'] },
  StaffSite
>()('');

/**
 * Returns the key with which the addresses of a site show values that are not saved, for ten minutes. The key is their parameter
 * `preview`.
 */
export const previewSite = /* @__PURE__ */ ofSite.post<{ values: StaffSite['values'] }, { key: string }>()(
  '/preview',
);
/** Stores a logo, a PNG in base64. Saving its name as a part of `brand` makes the site show it. */
export const storeLogo = /* @__PURE__ */ ofSite.post<{ png: string }, { logo: string }>()('/logos');

export const staffRules = /* @__PURE__ */ ofSite.get<None, StaffRule[]>()('/rules');
/** Returns the HTML of a rule page as it would be stored, and stores nothing. */
export const cleanRule = /* @__PURE__ */ ofSite.post<{ html: string }, CleanedRule>()('/rules');
/**
 * Adds, changes or moves a rule page in one language, unless it has changed since `version`, which is empty for a new page. A
 * translation without HTML is removed, so that visitors read the page in English.
 */
export const saveRule = /* @__PURE__ */ ofSite.patch<
  { language: string; title: string; html: string; version: string; position?: number },
  SavedRule
>()('/rules/:slug');
/** Deletes a rule page in all languages, unless its English text has changed since `version`. */
export const removeRule = /* @__PURE__ */ ofSite.delete<{ version: string }, null>()('/rules/:slug');

export const staffTexts = /* @__PURE__ */ ofSite.get<None, StaffText[]>()('/texts/:language');
/** Replaces a text of a site. Without any form, the site has no text of its own any more. */
export const saveText = /* @__PURE__ */ ofSite.patch<{ forms: StaffText['forms'] }, StaffText>()(
  '/texts/:language/:id',
);

/** Returns every letter as it would be sent about an invented order. Only customers read another language than English. */
export const staffLetters = /* @__PURE__ */ ofSite.get<None, StaffLetter[]>()('/letters/:language');
/** Sends such a letter to the person who asks. */
export const sendTestLetter = /* @__PURE__ */ ofSite.post<None, null>()('/letters/:language/:kind');
