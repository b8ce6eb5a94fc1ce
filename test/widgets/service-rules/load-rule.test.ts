import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { english } from '../../../src/languages/translator.ts';
import { createRuleLoader } from '../../../src/widgets/service-rules/load-rule.ts';
import { json, startProvider } from '../../support/api/provider.ts';

const loader = suite('rule loader');
const terms = { slug: 'terms-of-use', title: 'Terms of Use', html: '<p>Agreed.</p>' };
const provider = await startProvider();
const create = () =>
  createRuleLoader({ apiBase: provider.address, identity: 'my.localhost:8080', t: english });

loader('RUL-01 a rule page is loaded once, however often it is shown', async () => {
  provider.answer(json(terms));
  const load = create();
  assert.equal(await Promise.all([load('terms-of-use'), load('terms-of-use')]), [terms, terms]);
  assert.equal(await load('terms-of-use'), terms);
  assert.is(provider.receivedRequests.length, 1);
  assert.is(provider.lastRequest().url, '/v1/client/page/rule/terms-of-use');
  assert.is(provider.lastRequest().headers['x-identity'], 'my.localhost:8080');
});

loader('RUL-01 a rule page that failed to load is requested again', async () => {
  const load = create();
  provider.answer(json([{ property: 'slug', message: 'notFound' }], 404));
  assert.is(await load('privacy-policy'), null);
  provider.answer((response) => response.end('<html>'));
  assert.is(await load('privacy-policy'), null);
  provider.answer((response) => response.destroy());
  assert.is(await load('privacy-policy'), null);
  provider.answer(json({ ...terms, html: '<p>Try again later.</p>' }, 503));
  assert.is(await load('privacy-policy'), null);
  provider.answer(json(terms));
  assert.equal(await load('privacy-policy'), terms);
});

loader.run();
