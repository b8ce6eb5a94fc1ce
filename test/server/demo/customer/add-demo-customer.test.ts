import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../../src/api/calls.ts';
import { orderStatuses } from '../../../../src/order/vocabulary/order-statuses.ts';
import { addDemoCustomer, addDemoYear } from '../../../../src/server/demo/customer/add-demo-customer.ts';
import { demoCustomer } from '../../../../src/server/demo/customer/demo-orders.ts';
import { readFigures, readTemplates } from '../../../../src/server/statistics/figures.ts';
import { siteHost } from '../../../support/server/send.ts';
import { startForSuite, startServer } from '../../../support/server/start-server.ts';

const customer = suite('the demo customer');
const server = startForSuite(customer, startServer);
customer.before(async () => void (await addDemoCustomer(server.deps, siteHost)));

const logIn = async () => {
  const { email, password } = demoCustomer;
  return (await server.send(calls.login, { payload: { email, password } })).body.token;
};

customer('SRV-01 the demo customer has orders in every status, placed over the last weeks', async () => {
  const token = await logIn();
  assert.is((await server.send(calls.sessions, { token })).body.length, 1);
  const { body: orders } = await server.send(calls.orders, { token });
  const statuses = new Set(orders.map(({ statusId }) => statusId));
  assert.equal([...statuses].sort(), Object.values(orderStatuses).sort());
  const { now } = server.clock;
  const ages = orders.map(({ createdAt }) => now - Date.parse(createdAt));
  assert.ok(ages.every((age) => age > 0));
  assert.ok(Math.max(...ages) > 20 * 24 * 3600 * 1000);
  const open = orders.filter(
    ({ statusId }) => statusId === orderStatuses.paid || statusId === orderStatuses.created,
  );
  assert.ok(open.every(({ deadlineAt }) => deadlineAt === null || Date.parse(deadlineAt) > now));
});

customer('the demo customer can open the delivered paper, read the messages and use the bonus', async () => {
  const token = await logIn();
  const { body: orders } = await server.send(calls.orders, { token });
  const delivered = orders.find(({ statusId }) => statusId === orderStatuses.delivered);
  const params = { orderId: delivered?.code ?? '' };
  const { body: files } = await server.send(calls.orderAttachments, { token, params });
  assert.equal(
    files.map(({ name, isNew }) => [name, isNew]),
    [['paper.pdf', true]],
  );
  const { bytes } = await server.send(calls.downloadFile, { token, params: { id: files[0].id } });
  assert.match(bytes.toString('latin1'), `(${delivered?.topic})`);
  const { body: messages } = await server.send(calls.messages, { token, params });
  assert.equal(
    messages.map(({ author }) => author),
    ['customer', 'writer'],
  );
  assert.ok((await server.send(calls.bonus, { token })).body.balanceCents > 0);
});

customer('the demo customer is added once, and only to an existing site', async () => {
  await addDemoCustomer(server.deps, siteHost);
  await addDemoCustomer(server.deps, 'elsewhere.example');
  const { db } = server.deps;
  const clients = await db.selectFrom('clients').select('email').execute();
  assert.equal(clients, [{ email: demoCustomer.email }]);
});

customer('SRV-01 a year’s orders and a month’s visitors are added once, and send no old letter', async () => {
  await addDemoYear(server.deps, siteHost);
  await addDemoYear(server.deps, siteHost);
  const { db, now } = server.deps;
  await server.deps.sites.refresh();
  const { id: siteId = 0, bootstrap } = (await server.deps.sites.find(siteHost)) ?? {};
  assert.ok(bootstrap?.ratings, 'enough orders are rated for the landing page to say so');
  await server.deps.figureSums.update();
  const year = await readFigures(server.deps, { siteId, days: 366 });
  const { templates } = await readTemplates(server.deps, { siteId, days: 366 });
  const months = new Set(year.days.filter(({ placed }) => placed > 0).map(({ day }) => day.slice(0, 7)));
  assert.ok(months.size >= 12);
  const [first] = templates.filter(({ ordered }) => ordered > 0);
  assert.ok(first, 'orders belong to the visitors of their day');
  const letters = await db.selectFrom('letters').select('created_at').execute();
  assert.ok(letters.every(({ created_at }) => Number(created_at) >= now() - 24 * 3_600_000));
});

customer.run();
