import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { pdf } from '../../support/server/samples.ts';
import { siteHost } from '../../support/server/send.ts';
import { startOffice } from '../../support/server/staff/office.ts';
import { officeOrders } from '../../support/server/staff/office-orders.ts';
import { password, startForTest } from '../../support/server/start-server.ts';

// Runs on PostgreSQL too.
const orders = suite('orders in the office');
const office = startForTest(orders, startOffice);
const { place, placePaid, list, page, act, upload } = officeOrders(office);
const codesOf = ({ rows }: Awaited<ReturnType<typeof list>>) => rows.map(({ code }) => code);
const later = () => {
  office.clock.now += 60_000;
};

const contact = { firstName: 'Ada', lastName: 'Byron', phone: '+15557310942' };
const registerAda = async () => {
  const payload = { ...contact, email: 'ada@example.com', password };
  return (await office.send(calls.registration, { payload })).body.token;
};

orders('OFF-02 SHW-01 a manager reads all about an order, and its messages are then read', async () => {
  const as = await office.enterAs('manager');
  const token = await registerAda();
  const other = await place(token, { topic: 'Earlier' });
  later();
  const code = await placePaid(token, {
    currencyId: 2,
    extrasIds: [1, 2],
    discountCode: 'WELCOME15',
    writersPreferredCode: 'W10042',
    details: 'First line.\n\nThird line.',
    utm_source: 'newsletter',
    'cp[p1]': 'x',
  });
  const { id } = (await office.upload(token)).body;
  await office.attach(token, code, [id]);
  const message = { token, params: { orderId: code }, payload: { text: 'Wide margins, please' } };
  await office.send(calls.sendMessage, message);
  const [row] = (await list(as)).rows;
  assert.equal([row?.code, row?.newMessages, row?.newFiles], [code, 1, 1]);
  assert.equal(row?.customer, { name: 'Ada Byron', email: 'ada@example.com' });
  const order = await page(as, code);
  assert.is(order.customer?.phone, contact.phone);
  assert.equal([order.details, order.preferredWriterCode], ['First line.\n\nThird line.', 'W10042']);
  assert.equal([order.currencySign, order.discountCode], ['€', 'WELCOME15']);
  assert.equal(
    order.extras.map(({ name, priceConverted }) => [name, priceConverted]),
    [
      ['Abstract page', 13.49],
      ['Plagiarism Report', 8.99],
    ],
  );
  const origin = new Map(order.origin);
  assert.equal([origin.get('utm_source'), origin.get('p1')], ['newsletter', 'x']);
  assert.equal(order.otherOrders, [{ code: other, statusId: 1, topic: 'Earlier' }]);
  assert.equal(
    order.payments.map(({ isByHand, state }) => [isByHand, state]),
    [[true, 'paid']],
  );
  assert.equal(
    order.events.map(({ statusId }) => statusId),
    [2],
  );
  assert.equal(order.writers[0], { code: 'W1001', gradeId: 1, openOrders: 0 });
  assert.equal([order.messages[0]?.text, order.messages[0]?.isNew], ['Wide margins, please', true]);
  assert.equal([order.files[0]?.name, order.files[0]?.isNew], ['notes.pdf', true]);
  const download = await office.ask(calls.staffFile, { as, params: { id } });
  assert.equal(download.bytes, pdf);
  const [after] = (await list(as)).rows;
  assert.equal([after?.newMessages, after?.newFiles], [0, 0]);
  assert.equal((await list(as, { only: 'unread' })).rows, []);
});

orders('OFF-02 the list has pages, which a new order does not shift', async () => {
  const as = await office.enterAs('owner');
  const token = await registerAda();
  const placed: string[] = [];
  for (let count = 0; count < 5; count++) {
    placed.unshift(await place(token));
    later();
  }
  for (const search of [{ perPage: 2 }, { perPage: 2, find: 'margins' }]) {
    const first = await list(as, search);
    placed.unshift(await place(token));
    later();
    const second = await list(as, { ...search, after: first.next });
    const last = await list(as, { ...search, after: second.next });
    const pages = [...[first, second, last].map(codesOf), last.next];
    assert.equal(pages, [placed.slice(1, 3), placed.slice(3, 5), placed.slice(5), null]);
  }
});

orders('OFF-02 orders are found by code, words, address and phone, and by filters', async () => {
  let as = await office.enterAs('manager');
  const ada = await place(await registerAda(), {
    topic: 'On Über-margins',
    details: 'Cite Tschichold, and/or covid-19.',
  });
  const due = await placePaid(await office.register('bob@example.com'), { deadlineId: 8 });
  later();
  const soon = await placePaid(await office.register(), { deadlineId: 9, topic: `Like ${ada}` });
  const find = async (search: object) => codesOf(await list(as, { ...search }));
  const texts = ['Über', 'tschichold', 'ADA@example', 'da Byr', '555 731-09', '(555) 7310942'];
  // PostgreSQL alone would take each of these as one word with its neighbours.
  texts.push('covid-19', 'covid', 'or covid', 'margins Cite');
  for (const text of [ada.toLowerCase(), ...texts]) assert.equal(await find({ find: text }), [ada], text);
  for (const text of ['nowhere', '%', '_']) assert.equal(await find({ find: text }), [], text);
  assert.equal(await find({ statusId: 1 }), [ada]);
  assert.is((await find({ host: siteHost })).length, 3);
  const [one, two] = await find({ sort: 'due' });
  const deadline = async (code = '') => Date.parse((await page(as, code)).deadlineAt ?? '');
  assert.equal([one, two].sort(), [due, soon].sort());
  assert.ok((await deadline(one)) < (await deadline(two)));
  assert.equal(await find({ only: 'overdue' }), []);
  office.clock.now = (await deadline(one)) + 1;
  as = await office.enterAs('manager');
  assert.equal(await find({ only: 'overdue' }), [one]);
  for (const [field, value] of Object.entries({ host: 'nowhere', after: 'x', only: 'x', perPage: 501 }))
    assert.is(await act({ as, code: '' }, calls.staffOrders, { [field]: value }), field);
});

orders('OFF-01 a writer sees own and offered orders alone, without customer and amounts', async () => {
  const writer = await office.enterAs('writer', 'W1001');
  const other = await office.enterAs('writer', 'W10023');
  const manager = await office.enterAs('manager');
  const token = await registerAda();
  const unpaid = await place(token);
  const meant = await placePaid(token, { writersPreferredCode: 'W10023' });
  const offered = await placePaid(token, { writerGradeId: '2', extrasIds: [1] });
  await office.send(calls.sendMessage, { token, params: { orderId: offered }, payload: { text: 'Hello' } });
  assert.equal(codesOf(await list(writer)), [offered]);
  assert.is((await list(other)).rows.length, 2);
  assert.equal(codesOf(await list(writer, { find: 'ada@example.com' })), []);
  const text = JSON.stringify([await list(writer), await page(writer, offered)]);
  assert.not.match(text, /ada@|Byron|5557310942|W10023/);
  const seen = await page(writer, offered);
  assert.equal(seen.messages, [], 'the conversation of an order that is not the own one');
  assert.equal([seen.customer, seen.payments, seen.origin, seen.writers], [null, [], [], []]);
  assert.not.match(JSON.stringify(seen), /"(percent|\w*(Cents|Converted))":(?!0\b|null\b)/);
  const unread = (await list(manager, { only: 'unread' })).rows;
  assert.is(unread.length, 1, 'an offer that is looked at stays unread');
  for (const code of [unpaid, meant])
    assert.is(await act({ as: writer, code }, calls.staffOrder), 'notFound');
  for (const call of [calls.startOrder, calls.answerCustomer])
    assert.is(
      await act({ as: writer, code: offered }, call, { text: 'Hello' }),
      'notFound',
      'before the order is taken',
    );
  assert.is(
    await act({ as: writer, code: offered }, calls.assignWriter, { writerCode: 'W10023' }),
    'writerCode',
  );
  assert.is(await act({ as: writer, code: offered }, calls.assignWriter, { writerCode: 'W1001' }), 204);
  assert.is(await act({ as: other, code: offered }, calls.staffOrder), 'notFound');
  assert.is(await act({ as: writer, code: offered }, calls.startOrder), 204);
  assert.is(await act({ as: writer, code: offered }, calls.answerCustomer, { text: 'I have begun' }), 201);
  assert.is(await act({ as: other, code: offered }, calls.answerCustomer, { text: 'Me too' }), 'notFound');
  const id = await upload(writer);
  assert.is(await act({ as: other, code: offered }, calls.deliverOrder, { fileIds: [id] }), 'notFound');
  assert.is(await act({ as: writer, code: offered }, calls.deliverOrder, { fileIds: [id] }), 204);
  const file = { as: other, params: { id } };
  assert.is((await office.ask(calls.staffFile, file)).status, 404);
  assert.is(await act({ as: writer, code: offered }, calls.refundOrder, { cents: 1 }), 'roleForbidden');
  const refund = { returnedCents: 0, cents: 300, reason: 'Two pages less.' };
  assert.is(await act({ as: manager, code: offered }, calls.refundOrder, refund), 204);
  const texts = async (as: string) => (await page(as, offered)).messages.map(({ text }) => text);
  assert.equal(await texts(writer), ['Hello', 'I have begun']);
  assert.is((await texts(manager)).length, 3);
  const rest = { returnedCents: 300, cents: 2634, reason: '$26.34 go back' };
  assert.is(await act({ as: manager, code: offered }, calls.refundOrder, rest), 204);
  assert.not.match(JSON.stringify(await page(writer, offered)), /26\.34|3\.00/);
});

orders('OFF-01 a writer who is not active is offered nothing, and keeps own orders', async () => {
  const as = await office.enterAs('writer', 'W1001');
  const manager = await office.enterAs('manager');
  const token = await registerAda();
  const own = await placePaid(token);
  assert.is(await act({ as, code: own }, calls.assignWriter, { writerCode: 'W1001' }), 204);
  const offered = await placePaid(token);
  const params = { siteHost, code: 'w1001' };
  const change = { as: manager, params, payload: { isActive: false }, encoding: 'json' as const };
  assert.is((await office.ask(calls.changeWriter, change)).status, 200);
  assert.equal(codesOf(await list(as)), [own]);
  assert.is(await act({ as, code: offered }, calls.staffOrder), 'notFound');
});

orders.run();
