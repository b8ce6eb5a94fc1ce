import { rm, writeFile } from 'node:fs/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import type { Bootstrap } from '../../../src/order/vocabulary/site.ts';
import { previewLetter } from '../../../src/server/letters/preview-letter.ts';
import { mailFolder } from '../../../src/server/settings/settings.ts';
import { placedOrder } from '../../support/server/orders/delivered-order.ts';
import { siteHost } from '../../support/server/send.ts';
import { enterSite, outcomeOf, startOffice } from '../../support/server/staff/office.ts';
import { password, startForTest } from '../../support/server/start-server.ts';
import { readMails } from '../../support/services/read-mail.ts';

// Runs on PostgreSQL too.
const texts = suite('texts of a site in the office');
const office = startForTest(texts, startOffice);

const enter = async () => {
  const { read, send, acts } = await enterSite(office, 'owner');
  const list = (language: string) => read(calls.staffTexts, { language });
  const find = async (language: string, english: string) => {
    const found = (await list(language)).find((text) => text.english === english);
    if (!found) throw new Error(`There is no text "${english}".`);
    return found;
  };
  const save = async (language: string, english: string, forms: Record<string, string>) => {
    const { id } = await find(language, english);
    const saved = await send(calls.saveText, { forms }, { language, id });
    await office.deps.sites.refresh();
    return saved;
  };
  return { read, send, acts: () => acts('texts of localhost'), list, find, save };
};
const bootstrap = (query = '') =>
  office.get<Bootstrap>(`/v1/client/bootstrap/${siteHost}${query}`, `api.${siteHost}`);

texts('LNG-04 a site’s own wording replaces a text, in English and in other languages', async () => {
  const { acts, find, save } = await enter();
  const before = await bootstrap();
  assert.is(before.body.texts, undefined);
  await save('de', 'Order now', { other: 'Los gehts' });
  assert.ok((await bootstrap()).bytes.equals(before.bytes), 'the English document stays as it is');
  const german = await bootstrap('?locale=de');
  assert.is(german.body.texts?.['Order now'], 'Los gehts');
  assert.is(german.body.texts?.['Type of paper'], 'Art der Arbeit');
  await save('en', 'Order now', { other: 'Start my order' });
  const own = await bootstrap();
  assert.equal(own.body.texts, { 'Order now': 'Start my order' });
  assert.is.not(own.headers.etag, before.headers.etag);
  assert.is((await find('en', 'Order now')).isOwn, true);
  office.clock.now += 1000;
  await save('en', 'Order now', { other: ' ' });
  assert.ok(
    (await bootstrap()).bytes.equals(before.bytes),
    'without a wording the text is that of the catalogue',
  );
  const [act] = await acts();
  assert.equal(act?.before, { 'en: Order now': { other: 'Start my order' } });
});

texts('LNG-04 texts are listed by place, without fragments, and an unchanged save is no act', async () => {
  const { acts, list, save } = await enter();
  const listed = await list('de');
  const placeOf = (wanted: string) => listed.find(({ english }) => english === wanted)?.place;
  assert.equal(['Order now', 'welcome', 'Bachelor', 'just now'].map(placeOf), [
    'widgets',
    'letters',
    'lists',
    'cabinet',
  ]);
  assert.equal(
    listed.filter(({ english }) => /^[,.]/.test(english)),
    [],
  );
  const count = (await acts()).length;
  assert.is((await save('de', 'Retry', { other: 'Noch einmal versuchen' })).status, 200);
  await save('de', 'Retry', { other: 'Noch einmal versuchen' });
  assert.is((await acts()).length, count + 1);
});

texts('LNG-02 a word of a list is translated, and is English again without a translation', async () => {
  const { find, save } = await enter();
  const levelsIn = async () =>
    (await office.send(calls.dictionaries, { payload: { locale: 'de' } })).body.academicLevel.map(
      ({ name }) => name,
    );
  const { forms } = await find('de', 'Bachelor');
  await save('de', 'Bachelor', { other: 'Bachelorstudium' });
  assert.ok((await levelsIn()).includes('Bachelorstudium'));
  await save('de', 'Bachelor', {});
  assert.ok((await levelsIn()).includes('Bachelor'));
  assert.ok(forms.other);
});

texts('LNG-04 a site’s own wording is used in letters', async () => {
  const { save } = await enter();
  await save('es', 'we have your order {code}', { other: 'gracias por el pedido {code}' });
  await save('es', '{n} words', { one: '{n} voz', other: '{n} voces' });
  const payload = { email: 'own@example.com', password, locale: 'es' };
  const { token } = (await office.send(calls.registration, { payload })).body;
  const code = await placedOrder(office, token);
  await office.deps.background.finished();
  const letter = (await readMails(office)).find(
    ({ to, subject }) => to === payload.email && subject.includes(code),
  );
  assert.is(letter?.subject, `Octavo Writing: gracias por el pedido ${code}`);
  assert.match(letter?.text ?? '', '(275 voces)');
});

texts('LNG-04 a wording without its English text’s values is refused by the form of its number', async () => {
  const { find, save } = await enter();
  const refusals: readonly (readonly [string, RegExp, string, Record<string, string>])[] = [
    [
      'forms.other',
      /^The value %amount% is missing/,
      'You save %amount% (%discount%)',
      { other: '%discount%' },
    ],
    ['forms.other', /^This text has no value %price%/, 'Order now', { other: 'Jetzt für %price%' }],
    ['forms.few', /^The language has no such form/, '{n} pages', { few: '{n} Seiten', other: '{n}' }],
    ['forms.other', /^This form is needed/, '{n} pages', { one: 'eine Seite' }],
  ];
  for (const [property, message, english, forms] of refusals) {
    const refused = await save('de', english, forms);
    assert.is(outcomeOf(refused), property, english);
    assert.match(Object(refused.body)[0].message, message);
  }
  assert.equal((await find('ar', '{n} pages')).categories.sort(), [
    'few',
    'many',
    'one',
    'other',
    'two',
    'zero',
  ]);
  assert.is((await find('de', 'Order now')).isOwn, false);
});

texts('LNG-04 owners see each letter with a site’s words in a language and send themselves one', async () => {
  const { read, send, save } = await enter();
  await save('de', 'we have your order {code}', { other: 'Danke für {code}' });
  const letters = await read(calls.staffLetters, { language: 'de' });
  for (const { kind, html, subject } of letters) assert.not.match(html + subject, /undefined|\{\w+\}/, kind);
  const placed = letters.find(({ subject }) => subject.includes('Danke für'));
  assert.match(placed?.html ?? '', 'lang="de"');
  const sendTest = (kind = '') => send(calls.sendTestLetter, {}, { language: 'de', kind });
  assert.is((await sendTest(placed?.kind)).status, 204);
  const [mail] = (await readMails(office)).filter(({ subject }) => subject.includes('Danke für'));
  assert.is(mail?.to, 'owner@example.com');
  assert.is((await sendTest('nothing')).status, 404);
  const [site] = await office.deps.sites.all();
  assert.ok(site);
  const config = { ...site.bootstrap.config, payment: [] };
  const bare = { ...site, inLanguages: new Map(), bootstrap: { ...site.bootstrap, config } };
  const { text } = previewLetter(bare, { kind: 'ordered', language: 'de', now: 0 });
  assert.match(text, 'by the method you chose', 'a site without ways to pay');
  const told = { ...site, inLanguages: new Map(), howToPay: 'Bank {code}\n1234 5678' };
  const how = previewLetter(told, { kind: 'ordered', language: 'en', now: 0 });
  assert.match(how.text, 'Bank {code}\n1234 5678');
  assert.match(
    how.html,
    /<span dir="auto" [^>]*>1234 5678<\/span>/,
    'a number that no direction turns round',
  );
  assert.not.match(how.text, 'we write to you how to pay');
});

texts('an owner is told if the mail server does not take a letter', async () => {
  const { send } = await enter();
  const folder = mailFolder(office.dataFolder);
  await rm(folder, { recursive: true, force: true });
  await writeFile(folder, 'No folder of letters can stand here.');
  const sent = await send(calls.sendTestLetter, {}, { language: 'de', kind: 'ordered' });
  assert.is(outcomeOf(sent), 'letterNotSent');
});

texts.run();
