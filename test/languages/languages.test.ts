import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import fieldLabels from '../../src/languages/field-labels.json' with { type: 'json' };
import {
  allTexts,
  languages as catalogues,
  describeLanguage,
  findLanguage,
  type LanguageCode,
  languageCodes,
  translatorOf,
  widgetTexts,
} from '../../src/languages/languages.ts';
import type { Translations } from '../../src/languages/translation.ts';
import { connectionLost } from '../../src/validation/messages/notices.ts';

const languages = suite('languages');

const translated = languageCodes.filter((code) => code !== 'en');
const placeholders = (text: string) => [...text.matchAll(/%\w+%/g)].map(([name]) => name).sort();

/**
 * Returns the forms of a translation with their plural categories. A translation without forms has the category
 * "other".
 */
const formsOf = (translation: Translations[string]) =>
  typeof translation === 'string' ? ([['other', translation]] as const) : Object.entries(translation ?? {});

/** Returns all translations of a language for which `isWrong` returns true. */
const findAll = (code: LanguageCode, isWrong: (form: string, key: string, category: string) => boolean) =>
  Object.entries(allTexts(code)).flatMap(([key, translation]) =>
    formsOf(translation)
      .filter(([category, form]) => isWrong(form, key, category))
      .map(([, form]) => `${key}: ${form}`),
  );

/** Returns the English texts that only one of two records has. */
const compare = (own: object, german: object) => ({
  missing: Object.keys(german).filter((text) => !Object.hasOwn(own, text)),
  unknown: Object.keys(own).filter((text) => !Object.hasOwn(german, text)),
});
const same = { missing: [], unknown: [] };

for (const code of translated) {
  languages(`LNG-01 ${code} translates exactly the texts that German does`, () => {
    for (const part of ['widgets', 'cabinet', 'letters', 'refusals'] as const)
      assert.equal(compare(catalogues[code][part], catalogues.de[part]), same, part);
    assert.equal(compare(fieldLabels[code], fieldLabels.de), same, 'labels');
  });

  languages(`LNG-01 every text of ${code} has a translation with the English placeholders`, () => {
    const wrong = findAll(code, (form, key, category) => {
      const [own, expected] = [placeholders(form), placeholders(key)];
      // A plural form other than "other" may say the number in a word, as in "One page".
      const isNamed = category !== 'other' && own.every((name) => expected.includes(name));
      return !form.trim() || !(isNamed || own.join() === expected.join());
    });
    assert.equal(wrong, []);
  });

  languages(`LNG-01 plural forms of ${code} are exactly those that numbers need in this language`, () => {
    const categories = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
    assert.equal(
      findAll(code, (_form, _key, category) => !categories.some((known) => known === category)),
      [],
    );
  });
}

languages('LNG-01 the source uses every text of the catalogues', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('languages'))
    .map((path) => readFileSync(join('src', path), 'utf8'))
    .join('\n');
  // Texts that source code composes with the noun of a paper type's element.
  const isComposed = (text: string) => /^(Number of|Prices per|%n%) \w+( for)?$/.test(text);
  const composed = `Network Error. ${connectionLost}`;
  const unused = Object.keys(allTexts('de')).filter(
    (text) => !sources.includes(text) && !isComposed(text) && text !== composed,
  );
  assert.equal(unused, []);
});

languages('LNG-01 a language is found by the language tags that browsers and pages use', () => {
  assert.is(findLanguage('de-AT'), 'de');
  assert.is(findLanguage('AR_eg'), 'ar');
  assert.is(findLanguage('fr'), undefined);
  assert.is(findLanguage(null), undefined);
  assert.is(findLanguage('es', ['en', 'de']), undefined);
});

languages('LNG-01 each language states its own name and its direction', () => {
  assert.equal(describeLanguage('en'), { name: 'English', direction: 'ltr' });
  assert.is(describeLanguage('ar').direction, 'rtl');
});

languages('LNG-01 a site’s own wording replaces a text in every language, including English', () => {
  assert.equal(widgetTexts('en', { 'Order now': 'Start' }), { 'Order now': 'Start' });
  assert.is(widgetTexts('de', { 'Order now': 'Los' })['Order now'], 'Los');
  assert.is(widgetTexts('de')['Order now'], 'Jetzt bestellen');
  assert.is(translatorOf('es', { 'Order now': 'Comprar' })('Order now'), 'Comprar');
});

languages.run();
