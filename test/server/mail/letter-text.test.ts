import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanSubject } from '../../../src/server/mail/letter-text.ts';

const text = suite('text of letters');

text('a subject has at most 150 characters and ends in an ellipsis when it was cut', () => {
  const longestSubject = `${'x'.repeat(149)}𝒴`;
  assert.is(cleanSubject(longestSubject), longestSubject);
  assert.is(cleanSubject(`${longestSubject}z`), `${'x'.repeat(149)}…`);
});

text.run();
