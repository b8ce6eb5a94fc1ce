import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openStage } from '../../support/browser/open-stage.ts';
import { person } from '../../support/browser/order-journey.ts';
import { press, visitOrderPage } from '../../support/browser/order-visit.ts';

const facebook = suite('logging in with Facebook in a browser');
const { browser, octavo, provider } = await openStage(facebook);
facebook.before(() => provider.setSite('social', { facebook: { appId: '1234567890' } }));

/** Returns the script of a fake SDK that records its calls and answers with `token`. */
const sdk = (token: string) => `
  window.asked = [];
  window.FB = {
    init: (options) => asked.push(options),
    login: (done, options) => {
      asked.push(options);
      done({ authResponse: { accessToken: ${JSON.stringify(token)} } });
    },
  };`;

const installSdk = (token: string) => async (page: Page) => {
  const body = { contentType: 'text/javascript', body: sdk(token) };
  await page.route('https://connect.facebook.net/en_US/sdk.js', (route) => route.fulfill(body));
};

facebook('AUT-02 ORD-13 Facebook’s SDK is loaded on use, and its customer is greeted', async () => {
  const customer = person('face');
  await provider.register(customer);
  const scripts: string[] = [];
  const tokens: (string | undefined)[] = [];
  const prepare = async (page: Page) => {
    await installSdk('from facebook')(page);
    page.on('request', (request) => {
      if (request.url().includes('facebook.net')) scripts.push(request.url());
    });
    // Answers in place of the server, which would call Facebook.
    await page.route('**/v1/client/login/social/facebook', async (route) => {
      if (route.request().method() === 'OPTIONS') return route.continue();
      tokens.push(route.request().postData() ?? undefined);
      return route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        json: { token: await provider.tokenOf(customer) },
      });
    });
  };
  const { page, form } = await visitOrderPage(browser, octavo, { prepare });
  assert.equal(scripts, []);
  await press(form, 'Continue with Facebook');
  await form.getByText(`Hello, ${customer.firstName}!`).waitFor();
  assert.match(tokens.join(), 'from facebook');
  assert.equal(await page.evaluate(() => Reflect.get(window, 'asked')), [
    { appId: '1234567890', version: 'v3.3', cookie: false, xfbml: false },
    { scope: 'public_profile,email' },
  ]);
});

facebook.run();
