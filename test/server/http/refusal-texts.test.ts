import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { fieldsOf } from '../../../src/order/vocabulary/map-fields.ts';
import { officeRefusals, type RefusalName, refusals, sentences } from '../../../src/server/http/refusals.ts';
import { siteHost } from '../../support/server/send.ts';
import { startForSuite, startServer } from '../../support/server/start-server.ts';

const texts = suite('texts of refusals');
const server = startForSuite(texts, startServer);

const textsIn = async (locale: string) => {
  const params = { siteHost };
  return (await server.send(calls.bootstrap, { params, payload: { locale } })).body.texts ?? {};
};

texts('LNG-02 a page in a language has the text of every refusal of the server', async () => {
  const german = await textsIn('de');
  const answers = [
    await server.send(calls.rule, { params: { slug: 'no-such-rule' } }),
    await server.send(calls.identity),
  ];
  assert.equal(
    answers.map(({ body }) => german[body[0].message]),
    [
      'Unter dieser Adresse gibt es nichts. Bitte prüfen Sie sie oder laden Sie die vorherige Seite neu',
      'Bitte melden Sie sich an',
    ],
  );
});

texts('LNG-02 every sentence of the server is translated into every language', async () => {
  const inCatalogue: string[] = [
    refusals.linkSpent.message,
    refusals.priceChanged.message,
    refusals.loggedOut.message,
  ];
  const names = fieldsOf(refusals).filter((name) => !(name in officeRefusals));
  const messages = [...names.map((name) => refusals[name].message), ...Object.values(sentences)];
  for (const locale of ['de', 'es', 'ar']) {
    const own = await textsIn(locale);
    const missing = messages.filter((message) => !own[message] && !inCatalogue.includes(message));
    assert.equal(missing, [], locale);
  }
});

/** Refusals that no suite names by their sentence, each with the reason. */
const unnamed: Partial<Record<RefusalName, string>> = {
  otherCustomer: 'its message names both customers',
  ordersRunning: 'its message names the orders',
  tooManyAttempts: 'its message names the limit',
  diskFull: 'no other refusal has the status 507, which suites compare',
  paymentMismatch: 'only the payment service reads it, by the status',
  refundBeforePayment: 'only the payment service reads it, by the status',
};

texts('a suite reaches every refusal of the closed set, or the table says why none names it', () => {
  const suites = readdirSync('test', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(test|browser)\.tsx?$/.test(path) && !path.endsWith('refusal-texts.test.ts'))
    .map((path) => readFileSync(join('test', path), 'utf8'))
    .join('\n');
  const isNamed = (name: RefusalName) =>
    [`'${name}'`, `refusals.${name}`, refusals[name].message].some((words) => suites.includes(words));
  assert.equal(
    fieldsOf(refusals).filter((name) => !isNamed(name)),
    fieldsOf(refusals).filter((name) => name in unnamed),
  );
});

texts.run();
