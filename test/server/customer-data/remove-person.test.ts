import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createRemover } from '../../../src/server/customer-data/remove-person.ts';

const remover = suite('texts without the person');

const remove = createRemover({
  email: 'ada@example.com',
  first_name: 'Ada Augusta',
  last_name: 'Noël',
  phone: '+1 (555) 731-0942',
  alternative_email: '',
  alternative_phone: '',
});

const cases: readonly (readonly [text: string, left: string])[] = [
  ['By Ada  Augusta NOËL, for Noëlle and Adam.', 'By [removed] [removed], for Noëlle and Adam.'],
  ['Write to ADA@example.com, or (a.b@uni.example).', 'Write to [removed], or ([removed]).'],
  [
    '555 731-0942, +15557310942 or 731.09.42; not 97310942',
    '[removed], [removed] or [removed]; not 97310942',
  ],
  ['Ten pages @ $5, due 12:30.', 'Ten pages @ $5, due 12:30.'],
  ['a@b, .a@uni.example..., and @a@b@uni.example', 'a@b, .[removed]..., and [removed]'],
];

for (const [text, left] of cases)
  remover(`SES-05 the deletion turns “${text}” into “${left}”`, () => {
    assert.is(remove(text), left);
  });

remover('SES-05 the deletion of an account without names and numbers leaves texts unchanged', () => {
  const nobody = { email: 'a@b.example', first_name: ' ', last_name: '', phone: '+', alternative_phone: '' };
  assert.is(createRemover({ ...nobody, alternative_email: '' })('A text of 7 words.'), 'A text of 7 words.');
});

remover.run();
