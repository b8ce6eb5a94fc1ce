import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { failure, httpFailure, timeoutFailure } from '../../../src/api/result.ts';
import { failedCallMessage } from '../../../src/cabinet/context/failed-call-message.ts';
import { english } from '../../../src/languages/translator.ts';
import { failureReason } from '../../../src/state/page/failure-reason.ts';
import { cabinetText } from '../../../src/validation/messages/cabinet.ts';
import { shownText } from '../../support/state/shown-text.ts';

const explanations = suite('texts of failed calls');

for (const [answer, sentence] of [
  [failure(), 'Network Error. Our server could not be reached. Check your connection'],
  [timeoutFailure(15_000), 'timeout of 15000 ms exceeded. Our server took too long to answer. It may be'],
  [httpFailure(502, '<html>'), 'Request failed with status code 502. Our server has a problem. It is often'],
  [
    httpFailure(413, ''),
    'Request failed with status code 413. Our server did not accept this. Please reload',
  ],
] as const)
  explanations(`ERR-02 a failed call is explained by a message that begins "${sentence}"`, () => {
    assert.ok(shownText(failureReason(answer)).startsWith(sentence));
    assert.ok(cabinetText(failedCallMessage(answer), english).startsWith(sentence));
  });

explanations('ERR-02 a full sentence from the server is shown with one full stop', () => {
  const answer = httpFailure(409, [{ property: '', message: 'This order is paid already.' }]);
  assert.is(cabinetText(failedCallMessage(answer), english), 'This order is paid already.');
  assert.is(
    shownText({ key: 'notPlaced', values: [failureReason(answer)] }),
    'Your order has not been placed yet: This order is paid already. Nothing you typed is lost.',
  );
});

explanations('ERR-02 the cabinet advises to try again unless the server has given an advice', () => {
  assert.match(
    cabinetText(failedCallMessage(failure()), english),
    'Check your connection. Please try again in a minute.',
  );
  const said = httpFailure(429, [{ property: '', message: 'Please try again tomorrow' }]);
  assert.is(cabinetText(failedCallMessage(said), english), 'Please try again tomorrow.');
  assert.is(
    cabinetText(failedCallMessage(httpFailure(429, '')), english),
    'Too many requests. Please try again in a minute.',
  );
});

explanations.run();
