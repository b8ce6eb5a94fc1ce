import type { ResponseOf } from '../../../../src/api/call.ts';
import type * as calls from '../../../../src/api/calls.ts';
import { inviteFirstOwner } from '../../../../src/server/staff/invite-staff.ts';
import { placedOrder } from '../orders/delivered-order.ts';
import { pdf } from '../samples.ts';
import { type Answer, type BodyOf, type RequestOptions, siteHost } from '../send.ts';
import { cookieOf } from '../start-with-pages.ts';
import { type Office, officeHeaders, staffPassword } from './office.ts';

export type CallServer = <Name extends keyof typeof calls>(
  name: Name,
  sent?: RequestOptions,
) => Promise<Answer<BodyOf<ResponseOf<(typeof calls)[Name]>>>>;

const email = 'owner@example.com';

/** Enters the office by its first invitation, and again by a login; returns the headers of the session. */
const enter = async (office: Office, callServer: CallServer) => {
  const headers = officeHeaders();
  const token = await inviteFirstOwner(office.deps.db, office.clock.now);
  const { secret } = (await callServer('readInvitation', { headers, payload: { token } })).body;
  const person = { token, email, name: 'Ada', password: staffPassword };
  const code = await office.codeOf(secret);
  await callServer('acceptInvitation', { headers, payload: { ...person, code } });
  office.clock.now += 60_000;
  const login = { email, password: staffPassword, code: await office.codeOf(secret) };
  return officeHeaders(cookieOf(await callServer('staffLogin', { headers, payload: login })));
};

const makeCallsAboutPeople = async (callServer: CallServer, headers: Record<string, string>) => {
  await callServer('staffIdentity', { headers });
  const devices = (await callServer('staffDevices', { headers })).body;
  const id = devices.find(({ isCurrent }) => !isCurrent)?.id ?? 0;
  await callServer('endStaffSession', { headers, params: { id } });
  const invited = { email: 'max@example.com', name: 'Max', role: 'manager' };
  const person = (await callServer('inviteStaff', { headers, payload: invited })).body;
  await callServer('changeStaff', { headers, params: { id: person.id }, payload: { name: 'Maxine' } });
  await callServer('staffMembers', { headers });
  await callServer('staffActs', { headers });
  await callServer('staffFigures', { headers, payload: { host: siteHost, days: 7 } });
  await callServer('staffHealth', { headers });
};

const makeCallsAboutTheCatalogue = async (callServer: CallServer, headers: Record<string, string>) => {
  const about = { headers, params: { siteHost }, encoding: 'json' as const };
  const [header, first = ''] = (await callServer('staffPrices', about)).body.csv.trim().split(/\r?\n/);
  // A cent more is no jump, which would need a confirmation.
  const csv = `${header}\n${first.replace(/[\d.]+$/, (price) => (Number(price) + 0.01).toFixed(2))}`;
  const { version, changes } = (await callServer('comparePrices', { ...about, payload: { csv } })).body;
  const prices = changes.map(({ afterCents: cents, beforeCents, name, isJump, ...at }) => ({ ...at, cents }));
  await callServer('savePrices', { ...about, payload: Object({ version, prices }) });
  const [change] = (await callServer('priceHistory', about)).body;
  await callServer('undoPrices', { headers, params: { siteHost, id: change.id } });
  await callServer('addDiscount', { ...about, payload: { code: 'SPRING', type: 'percent', value: 12.5 } });
  const ofSite = (code: string) => ({ ...about, params: { siteHost, code } });
  await callServer('changeDiscount', { ...ofSite('SPRING'), payload: { isPaused: true } });
  await callServer('staffDiscounts', about);
  await callServer('addWriter', { ...about, payload: { code: 'W77', gradeId: 1 } });
  await callServer('changeWriter', { ...ofSite('W77'), payload: { gradeId: 2 } });
  await callServer('staffWriters', about);
};

const makeCallsAboutOrders = async (
  office: Office,
  callServer: CallServer,
  headers: Record<string, string>,
) => {
  const token = await office.register('reader@example.com');
  const order = { headers, params: { code: await placedOrder(office, token) } };
  const other = { headers, params: { code: await placedOrder(office, token) } };
  await callServer('cancelUnpaidOrder', other);
  const { chargedCents } = (await callServer('staffOrder', order)).body;
  await callServer('markPaid', { ...order, payload: { cents: chargedCents, reference: 'Transfer 1' } });
  await callServer('assignWriter', { ...order, payload: { writerCode: 'W1001' } });
  await callServer('startOrder', order);
  const deadlineAt = new Date(office.clock.now + 90 * 24 * 3_600_000).toISOString();
  await callServer('extendDeadline', { ...order, payload: { deadlineAt, message: 'A week more.' } });
  const paper = { headers, payload: { file: new File([pdf], 'paper.pdf') } };
  const { id } = (await callServer('uploadStaffFile', paper)).body;
  await callServer('deliverOrder', { ...order, payload: { fileIds: [id] } });
  await callServer('staffFile', { headers, params: { id } });
  await callServer('answerCustomer', { ...order, payload: { text: 'Enjoy it.' } });
  await callServer('noteOrder', { ...order, payload: { text: 'A good customer.' } });
  await callServer('refundOrder', { ...order, payload: { cents: 100, returnedCents: 0, reason: 'Thanks.' } });
  await callServer('staffOrder', order);
  await callServer('staffOrders', { headers });
};

/** Makes every call of the office once, in a sequence in which each call can succeed. */
export const makeOfficeJourney = async (office: Office, callServer: CallServer): Promise<void> => {
  const headers = await enter(office, callServer);
  await makeCallsAboutPeople(callServer, headers);
  await makeCallsAboutTheCatalogue(callServer, headers);
  await makeCallsAboutOrders(office, callServer, headers);
  await callServer('staffLogout', { headers });
};
