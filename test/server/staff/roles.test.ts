import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { managers, type StaffRole, staffRoles } from '../../../src/api/staff-roles.ts';
import { refusalOf, siteHost } from '../../support/server/send.ts';
import { enterSite, outcomeOf, startOffice } from '../../support/server/staff/office.ts';
import { startForTest } from '../../support/server/start-server.ts';
import { mailedToken } from '../../support/services/read-mail.ts';

// Runs on PostgreSQL too.
const roles = suite('roles of the office');
const office = startForTest(roles, startOffice);

/** Roles that may make a call; `null` for calls before a login. A call without a row is one of owners alone. */
const allowed: Record<string, readonly StaffRole[] | null> = {
  readInvitation: null,
  acceptInvitation: null,
  staffLogin: null,
  staffIdentity: staffRoles,
  staffLogout: staffRoles,
  staffDevices: staffRoles,
  endStaffSession: staffRoles,
  staffActs: managers,
  staffPrices: managers,
  comparePrices: managers,
  savePrices: managers,
  cancelPlannedPrices: managers,
  priceHistory: managers,
  undoPrices: managers,
  staffDiscounts: managers,
  addDiscount: managers,
  changeDiscount: managers,
  staffDictionaries: managers,
  addItem: managers,
  changeItem: managers,
  staffWriters: managers,
  addWriter: managers,
  changeWriter: managers,
  staffFigures: managers,
  staffTemplates: managers,
  staffPayouts: managers,
  staffHealth: managers,
  staffOrders: staffRoles,
  staffOrder: staffRoles,
  staffFile: staffRoles,
  uploadStaffFile: staffRoles,
  assignWriter: staffRoles,
  startOrder: staffRoles,
  deliverOrder: staffRoles,
  answerCustomer: staffRoles,
  markPaid: managers,
  extendDeadline: managers,
  cancelUnpaidOrder: managers,
  refundOrder: managers,
  quoteChange: managers,
  changeOrder: managers,
  grantBonus: managers,
  noteOrder: managers,
};
const staffCalls = Object.entries(calls).filter(([, { path }]) => path.startsWith('/v1/staff/'));
const clientCalls = Object.entries(calls).filter(([, { path }]) => !path.startsWith('/v1/staff/'));
const params = { id: '1', name: 'deadline', slug: 'terms', siteHost, code: 'W1001', list: 'deadline' };

roles('OFF-01 each call of the office answers its roles alone, and no token of a customer', async () => {
  const token = await office.register();
  const cookies = new Map<StaffRole, string>();
  for (const role of staffRoles) cookies.set(role, await office.enterAs(role));
  // The logout is last, because it ends the session of its cookie.
  const inSequence = staffCalls.sort(([one]) => (one === 'staffLogout' ? 1 : -1));
  for (const [name, call] of inSequence) {
    const { [name]: may = ['owner'] } = allowed;
    const strange = await office.ask(call, { token, params });
    assert.is(strange.status, may ? 401 : 422, `${name} with the token of a customer`);
    const elsewhere = await office.send(call, { params, headers: { cookie: cookies.get('owner') ?? '' } });
    assert.is(elsewhere.status, 401, `${name} on the host of the API, where only keys count`);
    if (!may) continue;
    for (const role of staffRoles) {
      const answer = await office.ask(call, { as: cookies.get(role) ?? '', params });
      const refusal = refusalOf(answer);
      assert.is(refusal === 'roleForbidden', !may.includes(role), `${name} by a ${role} answers ${refusal}`);
      assert.is(answer.status === 403, !may.includes(role), name);
      assert.is.not(answer.status, 401, name);
    }
  }
});

roles('an id in an address that no row can have is not found', async () => {
  const as = await office.enterAs('owner');
  for (const [name, call] of staffCalls.filter(([, { path }]) => path.includes('/:id')))
    for (const id of ['abc', '-1', '1.5', '9007199254740993', '9'.repeat(30)]) {
      const { status } = await office.ask(call, { as, params: { ...params, id } });
      assert.ok(status === 404 || status === 422, `${name} answers ${id} with ${status}`);
    }
});

roles('OFF-01 a call about a site that does not exist is refused', async () => {
  const as = await office.enterAs('owner');
  const elsewhere = { ...params, siteHost: 'nowhere.test' };
  for (const [name, call] of staffCalls.filter(([, { path }]) => path.includes(':siteHost')))
    assert.is(refusalOf(await office.ask(call, { as, params: elsewhere })), 'siteUnknown', name);
});

roles('OFF-01 no call of a customer answers on the host of the office', async () => {
  const as = await office.enterAs('owner');
  for (const [name, call] of clientCalls)
    assert.is((await office.ask(call, { as, params })).status, 404, name);
});

roles('OFF-01 a person is invited by a letter, and each change of persons is in the log', async () => {
  const { as, read, send, acts: readActs } = await enterSite(office, 'owner');
  const invited = { email: 'Manager@Example.com', name: 'Max', role: 'manager' };
  assert.is((await send(calls.inviteStaff, invited)).status, 200);
  const { token, mail } = await mailedToken(office, /your way into the office/);
  assert.is(mail.to, 'manager@example.com');
  assert.match(mail.text, `http://office.${siteHost}/?token=`);
  office.clock.now += 1000;
  const { cookie } = await office.enter(token);
  office.clock.now += 1000;
  const people = await read(calls.staffMembers);
  const manager = people.find(({ role }) => role === 'manager');
  assert.is(manager?.isInvited, false);
  // The person in the address is changed, also if the body names another one.
  const payload = { isActive: false, id: people.find(({ role }) => role === 'owner')?.id };
  const change = { as, params: { id: manager?.id ?? 0 }, payload };
  assert.is((await office.ask(calls.changeStaff, change)).status, 200);
  assert.is((await office.ask(calls.staffIdentity, { as: cookie })).status, 401, 'the session has ended');
  office.clock.now += 1000;
  await send(calls.inviteStaff, invited);
  const acts = await readActs('person manager@example.com');
  assert.equal(acts.map(({ act, by }) => [act, by]).reverse(), [
    ['inviteStaff', 'Ada Reader'],
    ['acceptInvitation', 'Max'],
    ['changeStaff', 'Ada Reader'],
    ['inviteStaff', 'Ada Reader'],
  ]);
  const again = acts.shift();
  assert.is(again?.before.isActive, false, 'the record of a second invitation names the values before');
  assert.is(acts[0].before.isActive, true);
  assert.is(acts[0].after.isActive, false);
});

roles('owners who invite each other anew at the same time do not leave the office without one', async () => {
  const owners = [await enterSite(office, 'owner'), await enterSite(office, 'owner', 'W2')];
  const people = (await owners[0]?.read(calls.staffMembers)) ?? [];
  const invite = async ({ read, send }: (typeof owners)[number]) => {
    const { email: own } = await read(calls.staffIdentity);
    const { email = '' } = people.find(({ email }) => email !== own) ?? {};
    return (await send(calls.inviteStaff, { email, name: 'Ada', role: 'owner' })).status;
  };
  const statuses = await Promise.all(owners.map(invite));
  assert.is(statuses.filter((status) => status === 200).length, 1, statuses.join());
});

roles('the only owner cannot give up the role, nor be turned off', async () => {
  const { read, act } = await enterSite(office, 'owner');
  const [{ id }] = await read(calls.staffMembers);
  const change = (payload: object) => act(calls.changeStaff, payload, { id });
  assert.is(await change({ role: 'manager' }), 'lastOwner');
  assert.is(await change({ isActive: false }), 'lastOwner');
  assert.is(await change({ name: 'Ada' }), 200);
});

roles('a writer is invited with a code of a site alone', async () => {
  const { send } = await enterSite(office, 'owner');
  const invite = (change: object) =>
    send(calls.inviteStaff, { email: 'w@example.com', name: 'W', role: 'writer', ...change });
  assert.is(outcomeOf(await invite({ site: 'nowhere.example', writerCode: 'W1001' })), 'site');
  assert.is(outcomeOf(await invite({ site: siteHost, writerCode: 'W0' })), 'writerCode');
  const { body } = await invite({ site: siteHost, writerCode: 'w1001' });
  assert.equal(body.writer, { host: siteHost, code: 'W1001' });
});

roles.run();
