import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { httpFailure, type Result } from '../../../src/api/result.ts';
import { RequestButton } from '../../../src/cabinet/shared/use-request.tsx';
import { ok } from '../../support/cabinet/fake-cabinet.ts';
import { openPage, waitForResponses } from '../../support/cabinet/open-page.tsx';
import { act } from '../../support/components/act.ts';
import { controlledPromise } from '../../support/controlled-promise.ts';

const request = suite('a button that sends a request');

request('ERR-02 a button is busy until the answer, then tells the result and calls on success', async () => {
  const answers: string[] = [];
  const { promise: first, resolvePromise: answer } = controlledPromise<Result<string>>();
  const results = [first, Promise.resolve(ok('sent'))];
  const page = await openPage(
    <RequestButton
      request={() => results.shift() ?? first}
      onDone={(payload) => void answers.push(payload)}
      done="It is on its way."
    >
      Send
    </RequestButton>,
    {},
  );
  await page.press('Send');
  const isBusy = () => page.get('button').getAttribute('aria-busy');
  assert.is(isBusy(), 'true');
  await act(async () => answer(httpFailure(503, [{ property: '', message: 'Please try again later' }])));
  await waitForResponses();
  assert.is(isBusy(), 'false');
  assert.equal([page.get('[role="alert"]').textContent, answers], ['Please try again later.', []]);
  await page.press('Send');
  assert.equal([page.get('[role="status"]').textContent, answers], ['It is on its way.', ['sent']]);
});

request.run();
