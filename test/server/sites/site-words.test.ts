import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import type { RulePage } from '../../../src/api/resources/client.ts';
import type { Bootstrap } from '../../../src/order/vocabulary/site.ts';
import { providerCommands } from '../../support/server/provider-commands.ts';
import { essay } from '../../support/server/samples.ts';
import { otherSiteHost, siteHost } from '../../support/server/send.ts';
import { startForSuite, startServer } from '../../support/server/start-server.ts';

const words = suite('words of a site');
const server = startForSuite(words, startServer);
const { failure } = providerCommands(() => server);

const bootstrap = (query = '', site = siteHost) =>
  server.get<Bootstrap>(`/v1/client/bootstrap/${site}${query}`, `api.${siteHost}`);
const typeOf = ({ dictionaries }: Bootstrap) => dictionaries.paperType[0]?.name;

words('LNG-02 a bootstrap document has the names, texts and direction of its language', async () => {
  const { status, body } = await bootstrap('?locale=ar');
  assert.equal([status, body.locale, body.direction], [200, 'ar', 'rtl']);
  assert.is(body.texts?.['Order now'], 'اطلب الآن');
  assert.is(typeOf(body), 'مقال');
  const { paperSubject, extra, currency } = (await bootstrap('?locale=de')).body.dictionaries;
  assert.equal(
    [paperSubject[0]?.name, paperSubject[0]?.categoryName],
    ['Rechnungswesen', 'Angewandte Wissenschaften'],
  );
  assert.equal([extra[0]?.name, extra[0]?.about], ['Abstract', 'Eine Seite, die die Arbeit zusammenfasst']);
  assert.equal([currency[0]?.title, currency[0]?.sign], ['USD', '$']);
});

words('LNG-02 payment methods, support hours and discount are translated too', async () => {
  const { config, tariff } = (await bootstrap('?locale=es')).body;
  assert.equal(
    [config.payment[1]?.descriptor, config.supportHours, config.redirect?.discountName],
    ['Tarjeta de crédito', 'Todos los días de 8:00 a 22:00, hora de Londres', 'Primer trabajo'],
  );
  assert.is(config.redirect?.inputDiscountCode, 'WELCOME15');
  const english = await bootstrap();
  assert.equal(tariff, english.body.tariff);
  const { body } = await server.get('/v1/client/site-config?locale=es', `api.${siteHost}`);
  assert.match(JSON.stringify(body), 'Tarjeta de crédito');
});

words('LNG-02 de-AT gets German, and each language has another entity tag', async () => {
  const german = await bootstrap('?locale=de');
  for (const locale of ['de-AT', 'de_CH', 'DE', 'de-Latn-DE'])
    assert.ok((await bootstrap(`?locale=${locale}`)).bytes.equals(german.bytes), locale);
  const queries = ['', '?locale=de', '?locale=es', '?locale=ar'];
  const tags = await Promise.all(queries.map(async (query) => (await bootstrap(query)).headers.etag));
  assert.is(new Set(tags).size, 4);
});

words('LNG-02 dictionaries, rules and orders are in the requested language', async () => {
  const payload = { locale: 'de-DE' };
  const { body } = await server.send(calls.dictionaries, { payload });
  assert.is(body.academicLevel[0]?.name, 'Grundstudium');
  const params = { name: 'deadline' };
  const one = await server.send(calls.dictionary, { params, payload });
  assert.match(JSON.stringify(one.body[0]), '"3 Stunden"');
  const token = await server.register();
  const { code } = (await server.send(calls.createOrder, { token, payload: essay })).body;
  const order = (await server.send(calls.order, { token, params: { id: code }, payload })).body;
  assert.equal([order.typeName, order.serviceName], ['Essay', 'Neu schreiben']);
  assert.is((await server.send(calls.orders, { token, payload })).body[0].serviceName, 'Neu schreiben');
  assert.is((await server.send(calls.orders, { token })).body[0].serviceName, 'Writing from scratch');
});

words('LNG-02 a site has English alone until its owner adds languages', async () => {
  await server.changeSite('languages', [], 'v2.localhost');
  const german = () => bootstrap('?locale=de', encodeURIComponent(otherSiteHost));
  assert.is((await german()).body.locale, undefined);
  await server.changeSite('languages', ['de'], 'v2.localhost');
  assert.equal([(await german()).body.locale, typeOf((await german()).body)], ['de', 'Essay']);
  const english = await bootstrap('?locale=es', encodeURIComponent(otherSiteHost));
  assert.is(english.body.locale, undefined);
  assert.match(await failure('set', 'v2.localhost', 'languages', '["fr"]'), 'Nothing was changed.');
  assert.not.match(JSON.stringify((await german()).body.config), 'languages');
});

words('LNG-02 words without a translation stay English', async () => {
  await server.deps.db
    .deleteFrom('translations')
    .where('list', '=', 'paperType')
    .where('item_id', '=', 1)
    .execute();
  await server.changeSite('contact_skype', 'octavo.new');
  const { dictionaries } = (await bootstrap('?locale=ar')).body;
  assert.equal([dictionaries.paperType[0]?.name, dictionaries.paperType[1]?.name], ['Essay', 'مقال تأملي']);
});

words('LNG-02 a rule page is in the requested language, or English if it has no translation', async () => {
  const titles = async (locale: string) => {
    const { bytes } = await server.send(calls.rules, { payload: { locale } });
    const pages: Record<string, RulePage> = JSON.parse(bytes.toString());
    return Object.values(pages).map(({ title }) => title);
  };
  const german = ['Nutzungsbedingungen', 'Geld-zurück-Garantie', 'Datenschutzerklärung'];
  assert.equal(await titles('de-CH'), german);
  await server.deps.db
    .deleteFrom('rule_translations')
    .where('language', '=', 'ar')
    .where('slug', '=', 'terms-of-use')
    .execute();
  // A change of any value makes the server read the site again.
  await server.changeSite('contact_skype', 'octavo.again');
  assert.equal(await titles('ar'), ['Terms of Use', 'ضمان استرداد المال', 'سياسة الخصوصية']);
  const params = { slug: 'terms-of-use' };
  const { body } = await server.send(calls.rule, { params, payload: { locale: 'de' } });
  assert.match(body.html, `href="http://${siteHost}/rules/privacy-policy/"`);
  assert.is(body.slug, 'terms-of-use');
});

words.run();
