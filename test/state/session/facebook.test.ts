import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Bootstrap } from '../../../src/order/vocabulary/site.ts';
import { requestFacebookToken } from '../../../src/state/session/facebook.ts';
import { createWidgetSession } from '../../../src/state/session/widget-session.ts';
import { ada, fixtureContext, ok, refused, token } from '../../support/state/fixture-context.ts';
import { fixturePage } from '../../support/state/fixture-page.ts';
import { until } from '../../support/until.ts';

const facebook = suite('facebook login');
let page: ReturnType<typeof fixturePage>;

const createSdk = (accessToken: string | null) => {
  const sdkCalls: unknown[] = [];
  const sdk = {
    init: (options: object) => sdkCalls.push(options),
    login: (done: (answer: object) => void, options: object) => {
      sdkCalls.push(options);
      done({ authResponse: accessToken ? { accessToken } : null });
    },
  };
  return { sdk, sdkCalls };
};

/** Simulates that the script of the SDK has loaded. */
const loadSdk = async (sdk: object) => {
  const script = await until(() => page.scripts[0]);
  Object.assign(page.page, { FB: sdk });
  script.onload?.();
};

facebook('AUT-02 Facebook’s SDK v3.3 is loaded on use and asks for profile and e-mail', async () => {
  page = fixturePage();
  const { sdk, sdkCalls } = createSdk('from facebook');
  assert.is(page.scripts.length, 0);
  const accessToken = requestFacebookToken('1234567890');
  await loadSdk(sdk);
  assert.is(await accessToken, 'from facebook');
  assert.is(page.scripts[0]?.src, 'https://connect.facebook.net/en_US/sdk.js');
  assert.equal(sdkCalls, [
    { appId: '1234567890', version: 'v3.3', cookie: false, xfbml: false },
    { scope: 'public_profile,email' },
  ]);
  assert.is(await requestFacebookToken('1234567890'), 'from facebook');
  assert.is(page.scripts.length, 1, 'loaded once');
});

facebook('AUT-02 LNG-03 Facebook’s token is sent with the language, and the identity is loaded', async () => {
  page = fixturePage();
  const answers = { socialLogin: () => ok({ token }), identity: () => ok(ada) };
  const site = (own: Bootstrap) => Object.assign(own, { locale: 'de' });
  const { context, server } = fixtureContext({ answers, site });
  const session = createWidgetSession(context);
  const done = session.loginWithFacebook();
  assert.is(session.store.isAuthenticating, true);
  await loadSdk(createSdk('from facebook').sdk);
  await done;
  assert.equal(server.requestsOf('socialLogin')[0]?.payload, { token: 'from facebook', locale: 'de' });
  assert.equal([session.store.identity?.firstName, session.store.isAuthenticating], ['Ada', false]);
});

facebook('AUT-02 a declined, refused or unreachable Facebook login shows no message', async () => {
  const failures: [name: string, sdk: object | null][] = [
    ['declined', createSdk(null).sdk],
    ['refused', createSdk('from facebook').sdk],
    ['blocked', null],
  ];
  for (const [name, sdk] of failures) {
    page = fixturePage();
    const { context } = fixtureContext({
      answers: { socialLogin: () => refused('token', 'Unknown', 401) },
    });
    const session = createWidgetSession(context);
    const done = session.loginWithFacebook();
    if (sdk) await loadSdk(sdk);
    else (await until(() => page.scripts[0])).onerror?.();
    await done;
    const { isAuthenticating, identity, errors, problem } = session.store;
    assert.equal([isAuthenticating, identity, problem], [false, null, null], name);
    assert.equal({ ...errors.login, ...errors.registration }, {}, name);
  }
});

facebook.run();
