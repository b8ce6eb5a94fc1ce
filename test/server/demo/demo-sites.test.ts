import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { paperTypeGroups } from '../../../src/order/rules/paper-type-rules.ts';
import { otherFormat, otherSubject } from '../../../src/order/vocabulary/ids.ts';
import { fieldsOf } from '../../../src/order/vocabulary/map-fields.ts';
import { demoSites } from '../../../src/server/demo/demo-sites.ts';
import ar from '../../../src/server/demo/words/ar.json' with { type: 'json' };
import de from '../../../src/server/demo/words/de.json' with { type: 'json' };
import es from '../../../src/server/demo/words/es.json' with { type: 'json' };
import { seedHost } from '../../../src/server/sites/site-seed.ts';
import { keyOfPlace, wordsOf } from '../../../src/server/sites/site-words.ts';

const sites = suite('demo sites');
type Seed = (typeof demoSites)[number];

const words = { de, es, ar };
const translatable = (seed: Seed) => wordsOf(seed).filter(({ list }) => list !== 'currency');
const repeated = (values: readonly unknown[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** Returns the links of rule pages that lead to no page or anchor, and the pages to which none leads. */
const wrongLinks = (rules: Seed['rules']) => {
  const addresses = rules.flatMap(({ slug, html }) => [
    `${slug}#`,
    ...[...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => `${slug}#${id}`),
  ]);
  const links = rules.flatMap(({ slug, html }) =>
    [...html.matchAll(/href="(?:\/rules\/([\w-]+)\/)?(?:#([\w-]+))?"/g)].map(
      ([, page = slug, anchor = '']) => `${page}#${anchor}`,
    ),
  );
  return [
    ...links.filter((link) => !addresses.includes(link)),
    ...rules.map(({ slug }) => slug).filter((slug) => !links.some((link) => link.startsWith(`${slug}#`))),
  ];
};

/** Checks of the data of a site. Each returns what is wrong. */
const checks: Readonly<Record<string, (seed: Seed) => readonly unknown[]>> = {
  'DOM-02 no two items of a list have the same id or English name': ({ dictionaries }) =>
    fieldsOf(dictionaries).flatMap((list) => {
      const items: readonly { id: number; name?: string; title?: string }[] = dictionaries[list];
      return [
        ...repeated(items.map(({ id }) => id)),
        ...repeated(items.map((item) => item.name ?? item.title)),
      ];
    }),
  'DOM-02 paper types with rules of their own have the category that the price tables expect': ({
    dictionaries: { paperType, paperTypeCategory },
  }) => {
    const categories = {
      problems: 'Questions and problems',
      questions: 'Questions and problems',
      slides: 'Other',
      homework: 'Homework help',
      tasks: 'Homework help',
      dissertation: 'Dissertation',
      admissionHelp: 'Admission help',
      resume: 'Resume',
      graphicDesign: 'Graphic design',
    };
    return fieldsOf(categories).flatMap((group) => {
      const category = paperTypeCategory.find(({ name }) => name === categories[group])?.id;
      const types: readonly number[] = paperType
        .filter(({ categoryId }) => categoryId === category)
        .map(({ id }) => id);
      return [...paperTypeGroups[group].ids].filter((id) => !types.includes(id));
    });
  },
  'PRL-05 the links of the price list carry a code of 15 percent that does not end': ({
    config,
    discounts,
  }) => {
    const found = discounts.find(({ code }) => code === config.redirect?.inputDiscountCode);
    return found?.type === 'percent' && found.value === 15 && found.activeTo === null ? [] : [found];
  },
  'RUL-02 links of the rules lead to pages and anchors that exist, in every language': (seed) =>
    seed.config.languages.flatMap((code) => {
      const translated = seed.ruleTranslations.filter(({ language }) => language === code);
      const rules = code === 'en' ? seed.rules : translated;
      return rules.length === seed.rules.length ? wrongLinks(rules) : [code];
    }),
  'LNG-02 every word is translated into every language': (seed) => {
    const known = new Set(seed.translations.map((one) => `${one.language} ${keyOfPlace(one)}`));
    return fieldsOf(words).flatMap((language) =>
      translatable(seed).filter((place) => !known.has(`${language} ${keyOfPlace(place)}`)),
    );
  },
  'LNG-02 no two items of a list have the same translated name': ({ translations }) =>
    repeated(
      translations
        .filter(({ field }) => field === 'name')
        .map(({ language, list, text }) => `${language} ${list}: ${text}`),
    ),
};
for (const [title, problemsOf] of Object.entries(checks))
  sites(title, () => {
    for (const seed of demoSites) assert.equal(problemsOf(seed), [], seedHost(seed, 'localhost'));
  });

sites('LNG-02 every translation belongs to a word that the demo sites have', () => {
  const known = new Set(demoSites.flatMap(translatable).map(({ list, english }) => `${list} ${english}`));
  for (const lists of Object.values(words))
    for (const [list, texts] of Object.entries(lists))
      assert.equal(
        Object.keys(texts).filter((english) => !known.has(`${list} ${english}`)),
        [],
      );
});

/** Facts that other parts of the product or visitors count on, the same for both sites or one for each. */
const facts: Readonly<Record<string, [read: (seed: Seed) => unknown, first: unknown, second?: unknown]>> = {
  'DOM-03 there is a demo site for each price version, under a host of its own': [
    (seed) => [seedHost(seed, 'localhost:8080'), seed.config.version_price],
    ['localhost:8080', 1],
    ['v2.localhost:8080', 2],
  ],
  'ORD-02 the site of version 2 uses a template that shows the order form': [
    ({ config }) => config.template['order-form'],
    'm2_d1',
    'm1_d1',
  ],
  'ORD-08 five currencies have their signs and published rates': [
    ({ dictionaries }) => dictionaries.currency.map(({ id, title, sign, rate }) => [id, title, sign, rate]),
    [
      [1, 'USD', '$', 1],
      [2, 'EUR', '€', 0.9],
      [3, 'GBP', '£', 0.78],
      [4, 'AUD', 'A$', 1.46],
      [5, 'CAD', 'C$', 1.31],
    ],
  ],
  'DOM-02 a site has only the levels of its price version': [
    ({ dictionaries }) => dictionaries.academicLevel.map(({ id }) => id),
    [1, 2, 3],
    [4, 5, 6, 7],
  ],
  'DOM-02 a site has only the deadlines of its price version, in seconds': [
    ({ dictionaries }) => dictionaries.deadline.map(({ id, value }) => [id, value / 3600]),
    [3, 6, 12, 24, 48, 72, 144, 240, 336].map((hours, index) => [index + 1, hours]),
    [3, 6, 12, 24, 48, 72, 144, 240, 336, 720, 1440].map((hours, index) => [index + 1, hours]),
  ],
  'DOM-02 "Other" has the ids to which forms switch': [
    ({ dictionaries: { paperFormat, paperSubject } }) =>
      [paperFormat, paperSubject].map((items) => [...items].find(({ name }) => name === 'Other')?.id),
    [otherFormat, otherSubject],
  ],
};
for (const [title, [read, first, second = first]] of Object.entries(facts))
  sites(title, () => assert.equal(demoSites.map(read), [first, second]));

sites.run();
