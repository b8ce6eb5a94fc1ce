import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { CodeStep } from '../../../src/cabinet/account/devices.tsx';
import { ok } from '../../support/cabinet/fake-cabinet.ts';
import { openPage, waitForResponses } from '../../support/cabinet/open-page.tsx';
import { act } from '../../support/components/act.ts';

const step = suite('the code of a login');

/** Enters the code of a login; returns the customer whom a token then opens. The page has the token of a payment, `payment`. */
const ownerAfterCode = async (token: string) => {
  const answer = () => ok(null);
  const answers = { sendLoginCode: answer, checkLoginCode: answer, openSession: answer };
  const state = { token: 'payment', owner: null };
  const { get, store } = await openPage(<CodeStep token={token} />, answers, state);
  act(() => get<HTMLFormElement>('form[name="code"]').requestSubmit());
  await waitForResponses();
  return store.owner;
};

step('SES-02 after the code, a login opens by its token, and a payment goes on by its cookie', async () => {
  assert.equal([await ownerAfterCode('login'), await ownerAfterCode('payment')], ['7', null]);
});

step.run();
