import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { SocialLogin } from '../../../src/cabinet/account/cabinet-login-form.tsx';
import { CodeStep } from '../../../src/cabinet/account/devices.tsx';
import { type Answers, ok } from '../../support/cabinet/fake-cabinet.ts';
import { openPage, waitForResponses } from '../../support/cabinet/open-page.tsx';
import { act } from '../../support/components/act.ts';
import { click } from '../../support/components/render.tsx';
import { fixtureSite } from '../../support/order/fixture-site.ts';
import { stopAfter } from '../../support/runner/suite/stop-after.mjs';

const login = suite('login of the cabinet');

/** Installs a fake of Facebook's SDK that answers with this token; null if the visitor declines. */
const standSdk = (accessToken: string | null) => {
  const login = (done: (answer: object) => void) =>
    done(accessToken ? { authResponse: { accessToken } } : {});
  Reflect.set(window, 'FB', { init: () => {}, login });
  stopAfter(() => Reflect.deleteProperty(window, 'FB'));
};

const open = (answers: Answers, isOffered = true) => {
  const { config, ...rest } = fixtureSite(1);
  const social = isOffered ? { facebook: { appId: '42' } } : {};
  const bootstrap = () => ok({ ...rest, config: { ...config, social } });
  return openPage(<SocialLogin />, { ...answers, bootstrap }, { token: null });
};

login('AUT-02 the token of Facebook opens a session', async () => {
  standSdk('their token');
  const { get, sent, store } = await open({ socialLogin: () => ok({ token: 'jwt' }) });
  click(get('button'));
  await waitForResponses();
  assert.equal(sent[0]?.payload, { token: 'their token', locale: 'en' });
  assert.is(store.token, 'jwt');
});

login('AUT-02 the Facebook button appears only if the site offers this login', async () => {
  const { all } = await open({}, false);
  assert.is(all('button').length, 0);
});

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

login('SES-02 after the code, a login opens by its token, and a payment goes on by its cookie', async () => {
  assert.equal([await ownerAfterCode('login'), await ownerAfterCode('payment')], ['7', null]);
});

login.run();
