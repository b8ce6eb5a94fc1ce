import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Text } from '../../src/languages/text.ts';
import type { Translations } from '../../src/languages/translation.ts';
import { createTranslator, english } from '../../src/languages/translator.ts';

const translator = suite('translator');

// Returns a text of this test as the type `Text`, although no source contains it.
const text = (key: string) => key as Text;

translator('LNG-01 a text without a translation stays English', () => {
  assert.is(english(text('Order now')), 'Order now');
  assert.is(createTranslator({ locale: 'de' })(text('Order now')), 'Order now');
  assert.is(createTranslator({ locale: 'de', texts: {} })(text('constructor')), 'constructor');
});

translator('LNG-01 values stand where the language’s sentence has them', () => {
  const t = createTranslator({ locale: 'de', texts: { 'You save %amount%': '%amount% gespart' } });
  assert.is(t(text('You save %amount%'), { amount: '5 €' }), '5 € gespart');
  assert.is(t(text('Room %other%'), { amount: 1 }), 'Room %other%');
});

translator('LNG-01 each number chooses the plural form of its language', () => {
  const forms = {
    zero: 'لا صفحات',
    one: 'صفحة واحدة',
    two: 'صفحتان',
    few: '%n% صفحات',
    many: '%n% صفحة',
    other: '%n% صفحة',
  };
  const t = createTranslator({ locale: 'ar', texts: { '%n% pages': forms } });
  const pages = (n: number) => t.count(n, '%n% page', text('%n% pages'));
  assert.equal([0, 1, 2, 3, 11, 100].map(pages), [
    'لا صفحات',
    'صفحة واحدة',
    'صفحتان',
    '3 صفحات',
    '11 صفحة',
    '100 صفحة',
  ]);
});

translator('LNG-01 an English text has two plural forms, which a site may replace', () => {
  const count = (n: number, texts: Translations = {}) =>
    createTranslator({ texts }).count(n, '%n% page', text('%n% pages'));
  assert.equal([count(1), count(2)], ['1 page', '2 pages']);
  const own = { '%n% pages': { one: '%n% sheet', other: '%n% sheets' } };
  assert.equal([count(1, own), count(2, own)], ['1 sheet', '2 sheets']);
});

translator('LNG-01 the number in a message chooses its plural form', () => {
  const t = createTranslator({ locale: 'de', texts: { 'Too many %n%': { one: 'eines', other: 'viele' } } });
  assert.equal([t.form('Too many %n%', ['1']), t.form('Too many %n%', [7])], ['eines', 'viele']);
  assert.is(t.form('a sentence of the server', []), 'a sentence of the server');
});

translator('LNG-01 links stand where the language’s sentence has them', () => {
  const t = createTranslator({ locale: 'de', texts: { 'Read %rules% first': 'Zuerst %rules% lesen' } });
  assert.equal(t.parts(text('Read %rules% first'), { rules: 7 }), ['Zuerst ', 7, ' lesen']);
  assert.equal(english.parts(text('Read %rules%'), { rules: 7 }), ['Read ', 7, '']);
});

translator('LNG-01 numbers follow the rules of the language, but have the digits that inputs accept', () => {
  assert.is(createTranslator({ locale: 'de' })(text('%n% words'), { n: 1650 }), '1.650 words');
  assert.is(english(text('%n% words'), { n: 1_650_000 }), '1,650,000 words');
  assert.match(createTranslator({ locale: 'ar' }).number().format(1650), /^1.?650$/);
});

translator.run();
