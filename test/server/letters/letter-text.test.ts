import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanSubject } from '../../../src/server/letters/letter-text.ts';

const text = suite('text of letters');

text('a subject of more than 150 characters is shortened and ends in an ellipsis', () => {
  const longestSubject = `${'x'.repeat(149)}𝒴`;
  assert.is(cleanSubject(longestSubject), longestSubject);
  assert.is(cleanSubject(`${longestSubject}z`), `${'x'.repeat(149)}…`);
});

text.run();
