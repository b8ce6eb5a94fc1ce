import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Fields } from '../../../../src/api/call.ts';
import * as calls from '../../../../src/api/calls.ts';
import { newId } from '../../../../src/server/database/new-id.ts';
import { placedOrder } from '../../../support/server/orders/delivered-order.ts';
import { providerCommands } from '../../../support/server/provider-commands.ts';
import { docx } from '../../../support/server/samples.ts';
import { startForTest, startServer } from '../../../support/server/start-server.ts';

// Runs on PostgreSQL too.
const provider = suite('provider: reading orders');
const server = startForTest(provider, startServer);
const { run, failure } = providerCommands(() => server);

/** Places an order a second after the previous order, so that the sequence of a list is certain. */
const place = (token: string, changes?: Fields) => {
  server.clock.now += 1000;
  return placedOrder(server, token, changes);
};
const codesIn = (lines: readonly string[]) => lines.map((line) => line.slice(0, 8));

provider('SHW-01 orders are listed by status and found by code, e-mail, phone and topic', async () => {
  const ada = await server.register('ada@example.com');
  const bob = await server.register('bob_50%@example.com');
  const contact = { phone: '+15551234567', firstName: 'Ada', lastName: 'Reader' };
  await server.send(calls.changePrimaryInfo, { token: ada, payload: contact });
  const margins = await place(ada, { topic: 'Margins of Ünicode' });
  const type = await place(bob, { topic: 'Type 100%' });
  await run('paid', type);
  const listedCodes = async (...args: string[]) => codesIn(await run('list', ...args));
  assert.equal(await listedCodes(), [type, margins]);
  assert.equal(await listedCodes('paid'), [type]);
  assert.equal(await listedCodes('PAID', '--find', 'bob'), [type]);
  for (const text of [
    margins,
    margins.toLowerCase(),
    'ADA@',
    '555 123',
    '(555) 1234567',
    'margins of',
    'Ünicode',
  ])
    assert.equal(await listedCodes('--find', text), [margins], text);
  for (const text of ['bob_50%', '100%', type]) assert.equal(await listedCodes('--find', text), [type], text);
  for (const text of ['%', '_'])
    assert.equal(await listedCodes('--find', text), [type], `${text} is no wildcard`);
  assert.equal(await run('list', 'approved'), ['No order matches.']);
  assert.match(await failure('list', 'payed'), '"payed" is not a status. The statuses are: created, paid');
  assert.match(await failure('list', '--find'), '--find needs a value.');
});

provider('SHW-01 `list` prints many orders in pages', async () => {
  const token = await server.register();
  const code = await place(token);
  const { db } = server.deps;
  const row = await db.selectFrom('orders').selectAll().where('code', '=', code).executeTakeFirstOrThrow();
  const copies = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...row,
      id: newId(),
      code: `O-${String(index).padStart(6, '0')}`,
      created_at: row.created_at + index + 1,
    }));
  await db.insertInto('orders').values(copies(49)).execute();
  const fifty = await run('list');
  assert.is(fifty.length, 50, 'fifty orders are one page without a footer');
  await db
    .insertInto('orders')
    .values({ ...row, id: newId(), code: 'O-FIRST1', created_at: 1 })
    .execute();
  const first = await run('list');
  assert.equal(first.slice(0, 50), fifty);
  assert.is(first.at(-1), 'Page 1 of 2, 51 orders. The next page: --page 2');
  assert.equal(codesIn(await run('list', '--page', '2')), ['O-FIRST1', 'Page 2 o']);
  assert.is(await failure('list', '--page', '3'), 'There is no page 3. The last one is 2.');
  assert.is(
    await failure('list', '--page', 'two'),
    '"two" is not a page number. Name a whole number from 1.',
  );
});

provider('SHW-01 `show` prints all fields of an order, its customer and its origin', async () => {
  const token = await server.register('ada@example.com');
  const contact = { phone: '+15551234567', firstName: 'Ada', lastName: 'Reader' };
  await server.send(calls.changePrimaryInfo, { token, payload: contact });
  const code = await place(token, {
    extrasIds: [1, 2],
    currencyId: 2,
    discountCode: 'WELCOME15',
    writersPreferredCode: 'W10042',
    sources: '3',
    additionalMaterialStatusId: 3,
    details: 'First line.\n\nThird line.',
    template: 'm2_d1',
    utm_source: 'mail',
    fv_landing: 'https://papers.example/',
    'cp[p1]': 'x',
  });
  const file = join(server.dataFolder, 'essay.docx');
  await writeFile(file, docx);
  await run('paid', code);
  await run('deliver', code, file);
  await server.send(calls.reviseOrder, {
    token,
    params: { id: code },
    payload: { textRevision: 'Cite it.', timeRevision: '2030-01-02T03:04:00.000Z' },
  });
  const text = (await run('show', code)).join('\n');
  const charged = Number(/Charged +\$(\S+)/.exec(text)?.[1]);
  const bonus = Math.round(charged * 5) / 100;
  for (const [label, value] of [
    ['Topic', 'The margins of a page'],
    ['Type of paper', 'Essay'],
    ['Service', 'Writing'],
    ['Academic level', 'Undergraduate'],
    ['Deadline', '\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC'],
    ['Ordered', '\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC'],
    ['Subject', 'Other'],
    ['Paper format', 'Other'],
    ['Length', '1 page, double spaced \\(275 words\\)'],
    ['Sources', '3'],
    ['Materials', 'Needed, not provided with the order'],
    ['Writer', 'W10042, Top 10'],
    ['Written by', 'W10042'],
    ['Abstract page', '€13.49'],
    ['Plagiarism Report', '€8.99'],
    ['Discount WELCOME15', '-€\\d+\\.\\d\\d'],
    ['Total', '€\\d+\\.\\d\\d \\(EUR at 0.9 for one US dollar\\)'],
    ['Charged', '\\$\\d+\\.\\d\\d \\(US dollars\\)'],
    ['Bonus for the next', `\\$${bonus.toFixed(2)} \\(US dollars\\)`],
    ['Payment', 'PayPal'],
    ['Name', 'Ada Reader'],
    ['E-mail', 'ada@example.com'],
    ['Phone', '\\+15551234567'],
    ['Delivered', 'essay.docx'],
    ['template', 'm2_d1'],
    ['utm_source', 'mail'],
    ['first_landing', 'https://papers.example/'],
    ['p1', 'x'],
  ])
    assert.match(text, new RegExp(`^  ${label} +${value}`, 'm'), `${label}: ${value}`);
  assert.match(text, '\nInstructions\n  First line.\n  \n  Third line.\n');
  assert.match(text, /Revision asked for at .* UTC, wanted by 2030-01-02 03:04 UTC\n {2}Cite it\./);
  assert.match(text, `${code}  revision  localhost:8080`);
});

provider.run();
