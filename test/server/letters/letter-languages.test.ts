import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Fields } from '../../../src/api/call.ts';
import * as calls from '../../../src/api/calls.ts';
import { placedOrder } from '../../support/server/orders/delivered-order.ts';
import { advance, office, startWithOffice } from '../../support/server/orders/due-letters.ts';
import { providerCommands } from '../../support/server/provider-commands.ts';
import { essay } from '../../support/server/samples.ts';
import { password, startForSuite } from '../../support/server/start-server.ts';
import { minute } from '../../support/server/start-with-pages.ts';
import { readMails } from '../../support/services/read-mail.ts';

const letters = suite('languages of letters');
const server = startForSuite(letters, startWithOffice);

const registered = async (email: string, fields: Fields = {}) => {
  const payload = { email, password, ...fields };
  const { token } = (await server.send(calls.registration, { payload })).body;
  // The welcome letter is sent before the test continues, because letters that are due together arrive in any sequence.
  await server.deps.background.finished();
  return token;
};
const mailsTo = async (email: string) => (await readMails(server)).filter(({ to }) => to === email);
const lastTo = async (email: string) => {
  await advance(server, minute);
  const mail = (await mailsTo(email)).at(-1);
  if (!mail) throw new Error(`${email} got no letter`);
  return mail;
};
const localeOf = async (token: string) => (await server.send(calls.identity, { token })).body.locale;

letters('LNG-03 a customer who registers on a German page gets German letters', async () => {
  const email = 'german@example.com';
  const token = await registered(email, { locale: 'de-AT' });
  assert.is(await localeOf(token), 'de');
  const welcome = await lastTo(email);
  assert.is(welcome.subject, 'Octavo Writing: willkommen');
  assert.match(welcome.text, 'Ihr Konto bei Octavo Writing ist eingerichtet.');
  assert.match(welcome.html, '<html lang="de" dir="ltr">');
  assert.match(welcome.html, 'Falls sich die Schaltfläche nicht öffnen lässt');
  assert.match(welcome.html, '<span style="white-space: nowrap">E-Mail</span>-Adresse');
  await server.send(calls.restorePassword, { payload: { email } });
  assert.match((await lastTo(email)).subject, 'ein neues Passwort');
});

letters('LNG-03 letters about orders have names, amounts and times in the customer’s language', async () => {
  const email = 'spanish@example.com';
  const token = await registered(email, { locale: 'es' });
  const client = server.deps.db.updateTable('clients').where('email', '=', email);
  await client.set({ email_confirmed: 1 }).execute();
  const changes = { numberElements: '3', extrasIds: [1], additionalMaterialStatusId: 3 };
  const code = await placedOrder(server, token, changes);
  const ordered = await lastTo(email);
  assert.is(ordered.subject, `Octavo Writing: hemos recibido su pedido ${code}`);
  for (const line of [
    'Tipo de trabajo: Ensayo',
    'Servicio: Redacción desde cero',
    'Extensión: 3 páginas a doble espacio (825 palabras)',
    'Fuentes: Ninguno',
    'Materiales: Necesarios, no enviados con el pedido',
    'Extras: Página de resumen',
    'Tema: The margins of a page',
  ])
    assert.ok(ordered.text.includes(line), `${line} in\n${ordered.text}`);
  assert.match(ordered.text, /Importe: [\d,]+\s\$/);
  assert.match(ordered.text, 'en un plazo de 2 horas');
  assert.match(ordered.text, 'forma de pago: PayPal');
  assert.not.match(`${ordered.text}${ordered.html.replace(/<style>[\s\S]*<\/style>/, '')}`, /[{}]|undefined/);
  const { run } = providerCommands(() => server);
  await run('paid', code);
  assert.match((await lastTo(email)).subject, 'está pagado');
  const provider = (await mailsTo(office)).filter(({ subject }) => subject.includes(code));
  assert.ok(provider.length > 1);
  for (const { text, html } of provider) {
    assert.match(text, 'Type of paper: Essay');
    assert.match(html, '<html lang="en" dir="ltr">');
  }
});

letters('LNG-03 an Arabic letter runs from right to left', async () => {
  const email = 'arabic@example.com';
  await placedOrder(server, await registered(email, { locale: 'ar' }));
  const { html, text } = await lastTo(email);
  assert.match(html, '<html lang="ar" dir="rtl">');
  assert.match(html, '<div class="page" dir="rtl" lang="ar"');
  assert.match(html, 'padding: 4px 0; padding-left: 16px');
  // Without `dir`, the plus of the phone number would be displayed at its end.
  assert.match(
    html,
    '<span dir="auto" style="display: inline-block; margin: 0 6px">+1 (555) 010-0808</span>',
  );
  // Without `dir`, a topic in English that ends with a question mark would begin with it.
  assert.match(html, /<span dir="auto" style="unicode-bidi: isolate">O-\w{6}<\/span>/);
  assert.match(text, 'الخدمة: كتابة من الصفر');
});

letters('LNG-03 an order on a page in another language changes the language of later letters', async () => {
  const email = 'moving@example.com';
  const token = await registered(email);
  assert.is(await localeOf(token), 'en');
  const order = (locale: unknown) => ({
    token,
    payload: { ...essay, ...Object(locale) },
    headers: { 'idempotency-key': 'moving' },
  });
  const { code } = (await server.send(calls.createOrder, order({ locale: 'es-MX' }))).body;
  assert.is(await localeOf(token), 'es');
  assert.match((await lastTo(email)).subject, 'hemos recibido su pedido');
  const retried = await server.send(calls.createOrder, order({ locale: 'de' }));
  assert.equal([retried.status, retried.body.code], [201, code], 'a retry is the same order');
  assert.is(await localeOf(token), 'es');
  for (const locale of ['fr', '', '\0', ['de', 'es'], 'x'.repeat(5000), null]) {
    const payload = { ...essay, locale } as Fields;
    assert.is((await server.send(calls.createOrder, { token, payload, encoding: 'json' })).status, 201);
    assert.is(await localeOf(token), 'es', JSON.stringify(locale));
  }
});

letters('LNG-03 a customer chooses the language of the letters in the profile', async () => {
  const email = 'choosing@example.com';
  const token = await registered(email, { locale: 'klingon' });
  assert.is(await localeOf(token), 'en');
  const change = (locale: string) => server.send(calls.changeAdditionalInfo, { token, payload: { locale } });
  const changed = await change('ar');
  assert.equal([changed.status, changed.body.locale], [200, 'ar']);
  const refused = await change('fr');
  assert.equal([refused.status, refused.body], [422, [{ property: 'locale', message: 'choiceUnavailable' }]]);
  await server.send(calls.sendEmailConfirmation, { token });
  assert.match((await lastTo(email)).subject, 'هل هذا عنوانك؟');
  await server.send(calls.deleteAccount, { token, payload: { password } });
  const farewell = await lastTo(email);
  assert.match(farewell.html, '<html lang="ar" dir="rtl">');
  assert.match(farewell.subject, 'تم حذف حسابك');
});

letters.run();
