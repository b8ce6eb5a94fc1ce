import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { languageCodes } from '../../../src/languages/languages.ts';
import { paperTypeId } from '../../../src/order/vocabulary/ids.ts';
import { createWording, letterTextsIn } from '../../../src/server/letters/wording.ts';

const wording = suite('wording of letters');

const paper = {
  typeId: paperTypeId(1),
  numberElements: 1,
  numberSlides: 0,
  spacingType: 'double',
};
const lengthIn = (language: 'en' | 'de' | 'es' | 'ar', changes: Partial<typeof paper>) =>
  createWording(language).length({ ...paper, ...changes });

const namesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

wording('LNG-03 letters exist in every language, with the values of their English texts', () => {
  const languages = languageCodes.filter((code) => code !== 'en');
  for (const language of languages)
    for (const [english, translation] of Object.entries(letterTextsIn(language))) {
      const texts = typeof translation === 'string' ? [translation] : Object.values(translation);
      for (const text of texts) {
        assert.ok(text.trim(), `${language}: ${english}`);
        // Arabic writes one and two pages without a number.
        const isCountWord = typeof translation !== 'string' && language === 'ar' && !text.includes('{n}');
        if (!isCountWord) assert.equal(namesIn(text), namesIn(english), `${language}: ${english}`);
      }
    }
});

wording('LNG-03 numbers of pages and words in letters have the plural forms of the language', () => {
  assert.is(lengthIn('de', {}), '1 Seite mit doppeltem Zeilenabstand (275 Wörter)');
  assert.is(
    lengthIn('de', { numberElements: 4, spacingType: 'single', numberSlides: 1 }),
    '4 Seiten mit einfachem Zeilenabstand (2.200 Wörter) und 1 Folie',
  );
  assert.is(lengthIn('es', { numberElements: 2 }), '2 páginas a doble espacio (550 palabras)');
  const questions = { typeId: paperTypeId(3) };
  assert.equal(
    [1, 2, 3, 11, 100].map((numberElements) => lengthIn('ar', { ...questions, numberElements })),
    ['سؤال واحد', 'سؤالان', '3 أسئلة', '11 سؤالًا', '100 سؤالًا'],
  );
  assert.is(lengthIn('en', { numberElements: 2 }), '2 pages, double spaced (550\u00a0words)');
});

wording('LNG-03 letters write amounts, times and durations as the language does', () => {
  const plain = (text: string) => text.replace(/[\u00a0\u200e\u200f\u202f]/g, ' ').trim();
  const [en, de, es, ar] = (['en', 'de', 'es', 'ar'] as const).map((code) => createWording(code));
  const time = '2030-05-06T12:30:00.000+02:00';
  assert.equal(
    [en, de, es].map((one) => plain(one?.money(123_456) ?? '')),
    ['$1,234.56', '1.234,56 $', '1234,56 $'],
  );
  assert.is(plain(ar?.money(123_456) ?? ''), '1,234.56 $', 'digits are those of the order form');
  assert.equal(
    [en, de].map((one) => one?.time(time)),
    ['6 May 2030 at 10:30 UTC', '6. Mai 2030 um 10:30 UTC'],
  );
  assert.match(ar?.time(time) ?? '', '2030');
  assert.is(de?.time('nächste Woche'), 'nächste Woche');
  assert.equal(
    [en, de, es, ar].map((one) => one?.hours(48)),
    ['2 days', '2 Tage', '2 días', 'يومين'],
  );
  assert.equal([de?.hours(1), de?.hours(12), de?.hours(50)], ['1 Stunde', '12 Stunden', '50 Stunden']);
});

wording.run();
