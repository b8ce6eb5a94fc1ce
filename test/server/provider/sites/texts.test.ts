import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../../src/api/calls.ts';
import type { Bootstrap } from '../../../../src/order/vocabulary/site.ts';
import { placedOrder } from '../../../support/server/orders/delivered-order.ts';
import { providerCommands } from '../../../support/server/provider-commands.ts';
import { siteHost } from '../../../support/server/send.ts';
import { password, startForSuite, startServer } from '../../../support/server/start-server.ts';
import { readMails } from '../../../support/services/read-mail.ts';

// Runs on PostgreSQL too.
const provider = suite('provider: texts');
const server = startForSuite(provider, startServer);
const { run, failure } = providerCommands(() => server);

const bootstrap = async (query = '') => {
  await server.deps.sites.refresh();
  return server.get<Bootstrap>(`/v1/client/bootstrap/${siteHost}${query}`, `api.${siteHost}`);
};

provider('LNG-04 a site’s own wording replaces a text, in English and in other languages', async () => {
  const before = await bootstrap();
  assert.is(before.body.texts, undefined);
  await run('text', 'localhost', 'de', 'Order now', 'Los gehts');
  assert.ok((await bootstrap()).bytes.equals(before.bytes), 'the English document stays as it is');
  const german = await bootstrap('?locale=de');
  assert.is(german.body.texts?.['Order now'], 'Los gehts');
  assert.is(german.body.texts?.['Type of paper'], 'Art der Arbeit');
  await run('text', 'localhost', 'en', 'Order now', 'Start my order');
  const own = await bootstrap();
  assert.equal(own.body.texts, { 'Order now': 'Start my order' });
  assert.is.not(own.headers.etag, before.headers.etag);
  assert.ok((await bootstrap('?locale=en')).bytes.equals(own.bytes));
  assert.equal(await run('text', 'localhost', 'de'), ['"Order now": "Los gehts"']);
  await run('text', 'localhost', 'en', 'Order now', '--remove');
  assert.ok((await bootstrap()).bytes.equals(before.bytes));
  assert.match(await failure('text', 'localhost', 'en', 'Order now', '--remove'), 'no wording of its own');
  assert.equal(await run('text', 'localhost', 'es'), ['localhost has no wordings of its own in es.']);
});

provider('LNG-04 a site’s own wording is used in letters', async () => {
  await run('text', 'localhost', 'es', 'we have your order {code}', 'gracias por el pedido {code}');
  await run('text', 'localhost', 'es', '{n} words', '{"one": "{n} voz", "other": "{n} voces"}');
  await server.deps.sites.refresh();
  const payload = { email: 'own@example.com', password, locale: 'es' };
  const { token } = (await server.send(calls.registration, { payload })).body;
  const code = await placedOrder(server, token);
  await server.deps.background.finished();
  const letter = (await readMails(server)).find(
    ({ to, subject }) => to === payload.email && subject.includes(code),
  );
  assert.is(letter?.subject, `Octavo Writing: gracias por el pedido ${code}`);
  assert.match(letter?.text ?? '', '(275 voces)');
});

provider('LNG-04 a wording without the values of its English text is refused', async () => {
  const refusals: readonly (readonly [RegExp, string, string])[] = [
    [/^The value %amount% is missing/, 'You save %amount% (%discount%)', 'Gespart: %discount%'],
    [/^This text has no value %price%/, 'Order now', 'Jetzt für %price%'],
    [/^There is no text "Order later"/, 'Order later', 'Später'],
    [/^The wording is empty/, 'Order now', ' '],
    [/^The plural categories of de are: one, other/, '{n} pages', '{"few": "{n} Seiten", "other": "{n}"}'],
    [/^The category "other" is missing/, '{n} pages', '{"one": "eine Seite"}'],
    [/is not JSON/, '{n} pages', '{"one": '],
  ];
  for (const [message, english, words] of refusals)
    assert.match(await failure('text', 'localhost', 'de', english, words), message, words);
  assert.match(await failure('text', 'localhost', 'fr', 'Order now', 'Commander'), '"fr" is not a language');
  assert.equal(await run('text', 'localhost', 'ar'), ['localhost has no wordings of its own in ar.']);
});

provider('LNG-04 an owner finds a text by a part of its English wording or of its translation', async () => {
  const [line] = await run('text', 'localhost', 'ar', '--find', 'order now');
  assert.is(line, '"Order now": "اطلب الآن"');
  assert.ok((await run('text', 'localhost', 'es', '--find', 'pedido')).length > 5);
  assert.equal(await run('text', 'localhost', 'de', '--find', 'xyzzy'), ['No text contains "xyzzy".']);
  assert.equal(await run('text', 'localhost', 'es', 'Order now'), ['"Order now": "Pedir ahora"']);
});

provider.run();
