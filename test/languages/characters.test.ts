import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { plainCode, searchText } from '../../src/languages/characters.ts';
import { plainDigits } from '../../src/languages/digits.ts';

const characters = suite('characters');

for (const [typed, digits] of [
  ['１２３', '123'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۴۵۶', '456'],
  ['०९', '09'],
  ['๑๙', '19'],
  ['𝟎𝟗𝟘𝟡', '0909'],
  ['½ ² Ⅳ', '½ ² Ⅳ'],
] as const)
  characters(`IME-01 UI-05 the digits of ${typed} are read as ${digits}`, () =>
    assert.is(plainDigits(typed), digits),
  );

for (const [name, typed] of [
  ['Español', 'espanol'],
  ['Über Maß', 'UBER MASS'],
  ['über', 'u\u0308ber'],
  ['أدب', 'ادب'],
  ['مُحَاسَبَة', 'محاسبة'],
  ['İstanbul', 'istanbul'],
  ['ΛΟΓΟΣ', 'λόγος'],
  ['Ｅｓｓａｙ', 'essay'],
  ['zero\u200dwidth', 'zerowidth'],
] as const)
  characters(`IME-01 UI-04 the search for "${typed}" finds "${name}"`, () =>
    assert.ok(searchText(name).includes(searchText(typed))),
  );

characters('a code is read without spaces, invisible characters and full-width letters', () => {
  assert.is(plainCode(' \u200bWELCOME\u00ad１５\u3164\u2800\u00a0'), 'WELCOME15');
  assert.is(plainCode('Ｗｅｌｃｏｍｅ١٥'), 'Welcome15');
});

characters.run();
