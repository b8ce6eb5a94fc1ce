import { isDeepStrictEqual } from 'node:util';
import type { StaffText } from '../../../api/resources/staff-sites.ts';
import { allTexts, type LanguageCode, widgetTexts } from '../../../languages/languages.ts';
import type { Translation, Translations } from '../../../languages/translation.ts';
import { fieldsOf } from '../../../order/vocabulary/map-fields.ts';
import type { Db } from '../../database/schema.ts';
import { Refusal } from '../../errors.ts';
import { requireFound } from '../../http/parameters.ts';
import { refusalTextsIn } from '../../http/refusals.ts';
import { letterTextsIn } from '../../letters/wording.ts';
import { keyOfPlace, translatableWords } from '../../sites/site-words.ts';
import {
  listTranslations,
  readSiteTexts,
  removeSiteText,
  saveSiteText,
  writeTranslations,
} from '../../sites/store/site-texts.ts';
import type { Site } from '../../sites/store/sites.ts';
import { addAct } from '../store/acts.ts';
import { type ActedSite, changeSite, siteName, textVersion } from './sites.ts';

/** Returns the texts of a language by their place on the screen, and there by their English texts. */
const catalogues = (language: LanguageCode) => ({
  letters: letterTextsIn(language),
  cabinet: allTexts(language),
  widgets: widgetTexts(language),
  messages: refusalTextsIn(language),
});

/** Returns the texts of widgets, cabinet and letters in a language, by their English texts. */
const catalogueOf = (language: LanguageCode): Translations => {
  const { letters, cabinet, messages } = catalogues(language);
  return { ...messages, ...cabinet, ...letters };
};

type Forms = StaffText['forms'];

/** Returns a translation as texts by plural category. A text without a number has `other` alone. */
const formsOf = (translation: Translation): Forms =>
  typeof translation === 'string' ? { other: translation } : { ...translation };

/** Returns a code for the key of a text, which may be long. */
const textId = (key: string) => textVersion(key).slice(0, 16);

/** Creates the function that returns the place of a text: the first place whose catalogue has the text. */
const placeFinder = () => {
  // German has every text.
  const { widgets, letters, messages } = catalogues('de');
  return (english: string): StaffText['place'] => {
    if (english in widgets) return 'widgets';
    if (english in letters) return 'letters';
    return english in messages ? 'messages' : 'cabinet';
  };
};

/** Returns whether a text means something alone. A comma between two texts does not. */
const isReadable = (english: string) => /^[^,]*\p{L}/u.test(english.replace(/%\w+%|\{\w+\}/g, ''));

/** Lists the texts of a site in a language: those of the catalogue, and the words of its lists and settings. */
export const listTexts = async (db: Db, site: Site, language: LanguageCode): Promise<StaffText[]> => {
  // German shows which texts depend on a number.
  const examples = catalogueOf('de');
  const translated = catalogueOf(language);
  const placeOf = placeFinder();
  const ownTexts = (await readSiteTexts(db, site.id))(language);
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const texts = fieldsOf(examples)
    .filter(isReadable)
    .map((english) => {
      const ownForms = ownTexts[english];
      const forms = formsOf(ownForms ?? translated[english] ?? english);
      const categories = typeof examples[english] === 'string' ? ['other'] : pluralCategories;
      const isOwn = ownForms !== undefined;
      return { id: textId(english), place: placeOf(english), english, categories, forms, isOwn };
    });
  // English words of lists are changed in the lists themselves.
  const words = language === 'en' ? [] : await listWords(db, site, language);
  return [...texts, ...words].map((text) => ({ host: site.host, language, ...text }));
};

const listWords = async (db: Db, site: Site, language: LanguageCode) =>
  (await listTranslations(db, site, language)).map(({ key, english, text }) => {
    const forms: Forms = { other: text ?? '' };
    const place = 'lists' as const;
    return { id: textId(key), place, english, categories: ['other'], forms, isOwn: text !== undefined };
  });

const placeholdersOf = (text: string) => new Set(text.match(/%\w+%|\{\w+\}/g) ?? []);

/**
 * Returns the reason why a wording cannot replace an English text; null if it can. Visitors would read the name of a different
 * placeholder. A wording for one number need not name the number.
 */
const wordingProblem = ({ english, categories }: StaffText, words: string): string | null => {
  const [expected, typed] = [placeholdersOf(english), placeholdersOf(words)];
  const unknown = [...typed].filter((name) => !expected.has(name));
  const mayBeMissing = (name: string) => categories.length > 1 && /^.n.$/.test(name);
  const missing = [...expected].filter((name) => !typed.has(name) && !mayBeMissing(name));
  if (unknown.length > 0) return `This text has no value ${unknown.join(', ')}`;
  return missing.length > 0 ? `The value ${missing.join(', ')} is missing` : null;
};

/** Refuses forms that visitors could not read. */
const checkForms = (text: StaffText, forms: Forms) => {
  const problems = fieldsOf(forms).flatMap((category) => {
    const problem = text.categories.includes(category)
      ? wordingProblem(text, forms[category] ?? '')
      : 'The language has no such form';
    return problem ? [[`forms.${category}`, problem] as const] : [];
  });
  if (!forms.other)
    problems.push(['forms.other', 'This form is needed, because it serves all other numbers']);
  if (problems.length > 0) throw new Refusal('invalid', Object.fromEntries(problems));
};

const storeText = async (
  tx: Db,
  site: Site,
  { id, english, language, forms }: Pick<StaffText, 'id' | 'english' | 'forms'> & { language: LanguageCode },
) => {
  const { other = '', ...byNumber } = forms;
  const word = translatableWords(site).find((place) => textId(keyOfPlace(place)) === id);
  if (word) {
    const { list, id: item_id, field } = word;
    return writeTranslations(tx, site.id, [{ language, list, item_id, field, text: other }]);
  }
  const key = { site_id: site.id, language, english };
  if (!other) return removeSiteText(tx, key);
  const translation = Object.keys(byNumber).length > 0 ? forms : other;
  return saveSiteText(tx, { ...key, text: JSON.stringify(translation) });
};

/** Returns a text with typed forms. Without any form, the text is that of the catalogue again, and a word is English. */
const withForms = (before: StaffText, language: LanguageCode, forms: Forms): StaffText => {
  const isOwn = Object.keys(forms).length > 0;
  if (isOwn) checkForms(before, forms);
  const { place, english } = before;
  const original = place === 'lists' ? { other: '' } : formsOf(catalogueOf(language)[english] ?? english);
  return { ...before, forms: isOwn ? forms : original, isOwn };
};

/** Replaces a text of a site by an act. An unchanged text is neither stored nor recorded. */
export const saveText = async (
  db: Db,
  { site, actor }: ActedSite,
  { language, id, forms }: { language: LanguageCode; id: string; forms: Forms },
): Promise<StaffText> => {
  const typedForms: Forms = Object.fromEntries(Object.entries(forms).filter(([, words]) => words.trim()));
  return changeSite(db, site, async (tx) => {
    const before = requireFound((await listTexts(tx, site, language)).find((text) => text.id === id));
    const after = withForms(before, language, typedForms);
    if (isDeepStrictEqual(after.forms, before.forms)) return before;
    await storeText(tx, site, { id, english: before.english, language, forms: typedForms });
    const formsOfText = (text: StaffText) => ({ [`${language}: ${text.english}`]: text.forms });
    const values = { before: formsOfText(before), after: formsOfText(after) };
    await addAct(tx, { act: 'saveText', about: `texts of ${siteName(site)}`, ...values }, actor);
    return after;
  });
};
