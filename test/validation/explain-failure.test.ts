import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { failure, httpFailure, timeoutFailure } from '../../src/api/result.ts';
import { failureText as cabinetText } from '../../src/cabinet/context/failure-text.ts';
import { failureText } from '../../src/state/page/failure-text.ts';

const explanations = suite('explanations of failed calls');

for (const [answer, sentence] of [
  [failure(), 'Network Error. Our server could not be reached. Check your connection'],
  [timeoutFailure(15_000), 'timeout of 15000 ms exceeded. Our server took too long to answer. It may be'],
  [httpFailure(502, '<html>'), 'Request failed with status code 502. Our server has a problem. It is often'],
  [
    httpFailure(413, ''),
    'Request failed with status code 413. Our server did not accept this. Please reload',
  ],
] as const)
  explanations(`ERR-02 a customer learns what "${answer.message}" means and what to do`, () => {
    assert.ok(failureText(answer).startsWith(sentence));
    assert.ok(cabinetText(answer).startsWith(sentence));
  });

explanations('ERR-02 a full sentence from the server is shown unchanged', () => {
  const answer = httpFailure(409, [{ property: '', message: 'This order is paid already.' }]);
  assert.is(failureText(answer), 'This order is paid already');
});

explanations.run();
