import type { CleanedRule, StaffRule } from '../../../api/resources/staff-sites.ts';
import { describeLanguage } from '../../../languages/languages.ts';
import type { Db } from '../../database/schema.ts';
import { Refusal } from '../../errors.ts';
import { requireFound } from '../../http/parameters.ts';
import { cleanRule } from '../../sites/clean-rule.ts';
import { fillRule, promiseNames, unknownNames } from '../../sites/promise-texts.ts';
import { listRules, moveRule, putRule, removeRule, type StoredRule } from '../../sites/store/rules.ts';
import type { Site } from '../../sites/store/sites.ts';
import { officeRefusal } from '../office-sentences.ts';
import { addAct } from '../store/acts.ts';
import { type ActedSite, changeSite, siteName, textVersion } from './sites.ts';

const versionOfRule = (rule: StoredRule | undefined) =>
  rule ? textVersion(`${rule.title}\n${rule.html}`) : '';

/** Returns a rule page in a language for the API. `stored` is undefined if it is not translated. */
const staffRuleOf = (
  page: Pick<StaffRule, 'host' | 'slug' | 'position'> & Pick<StoredRule, 'language'>,
  stored: StoredRule | undefined,
): StaffRule => ({
  ...page,
  languageName: describeLanguage(page.language).name,
  title: stored?.title ?? '',
  html: stored?.html ?? '',
  version: versionOfRule(stored),
});

/** Returns the English rule pages of a site in their sequence, whose translations share their places. */
const englishPages = (stored: readonly StoredRule[]) => stored.filter(({ language }) => language === 'en');

/** Lists the rule pages of a site for the API: each in every language of the site, also if a translation is missing. */
export const listStaffRules = async (db: Db, { id, host, languages }: Site): Promise<StaffRule[]> => {
  const stored = await listRules(db, id);
  return englishPages(stored).flatMap(({ slug }, index) =>
    languages.map((language) => {
      const found = stored.find((rule) => rule.slug === slug && rule.language === language);
      return staffRuleOf({ host, slug, position: index + 1, language }, found);
    }),
  );
};

const aboutRule = (slug: string, site: Site) => `rule ${slug} of ${siteName(site)}`;

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Maximum number of tags of a page. The parser takes seconds for tens of thousands that are nested. */
const maximumTags = 10_000;

/**
 * Sanitises the HTML of a rule page, and fills in the site's promises. Refuses names in braces that are no promises, because such a
 * passage is never shown.
 */
export const readRuleHtml = async (html: string, { promiseTexts }: Site): Promise<CleanedRule> => {
  if ((html.match(/<[a-z]/gi)?.length ?? 0) > maximumTags) throw officeRefusal('html', 'tagsTooMany');
  const [unknown] = unknownNames(html);
  if (unknown)
    throw new Refusal('invalid', {
      html: `There is no promise {${unknown}}. A rule can name: ${promiseNames.join(', ')}`,
    });
  const cleaned = await cleanRule(html);
  return { ...cleaned, filled: fillRule(cleaned.html, promiseTexts) };
};

interface SavedPage extends StoredRule {
  version: string;
  /** Place in the sequence of the pages; undefined if it stays. */
  position?: number | undefined;
}

/** Adds, changes or moves a rule page by an act. `version` is that of the page before, and empty for a page that does not exist. */
export const saveRule = async (
  db: Db,
  { site, actor }: ActedSite,
  { version, position = 0, ...rule }: SavedPage,
): Promise<StaffRule> => {
  const { slug, language, title, html } = rule;
  if (!slugPattern.test(slug)) throw officeRefusal('slug', 'slugForm');
  if (!site.languages.includes(language)) throw new Refusal('invalid', { language: 'choiceUnavailable' });
  if (language === 'en' && !html) throw new Refusal('invalid', { html: 'valueRequired' });
  return changeSite(db, site, async (tx) => {
    const stored = await listRules(tx, site.id);
    const sameSlug = stored.filter((page) => page.slug === slug);
    if (language !== 'en' && sameSlug.length === 0) throw new Refusal('notFound');
    const former = sameSlug.find((page) => page.language === language);
    if (versionOfRule(former) !== version) throw new Refusal('siteChanged');
    const place = englishPages(stored).findIndex((page) => page.slug === slug) + 1;
    await putRule(tx, site.id, rule);
    if (position) await moveRule(tx, { site_id: site.id, slug }, position);
    const before = former && { language, title: former.title, html: former.html };
    const after = { language, title, html };
    const values = position
      ? { before: { ...before, position: place }, after: { ...after, position } }
      : { before, after };
    await addAct(tx, { act: 'saveRule', about: aboutRule(slug, site), ...values }, actor);
    return staffRuleOf({ host: site.host, slug, position, language }, html ? rule : undefined);
  });
};

/** Removes a rule page in all languages by an act. `version` is that of the English page. */
export const removeRulePage = (
  db: Db,
  { site, actor }: ActedSite,
  { slug, version }: { slug: string; version: string },
): Promise<void> =>
  changeSite(db, site, async (tx) => {
    const pages = englishPages(await listRules(tx, site.id));
    const page = requireFound(pages.find((known) => known.slug === slug));
    if (versionOfRule(page) !== version) throw new Refusal('siteChanged');
    await removeRule(tx, site.id, slug);
    const before = { language: 'en', title: page.title, html: page.html };
    await addAct(tx, { act: 'removeRule', about: aboutRule(slug, site), before }, actor);
  });
