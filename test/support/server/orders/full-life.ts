import * as calls from '../../../../src/api/calls.ts';
import { password, type TestServer } from '../start-server.ts';
import { deliveredOrder, placedOrder } from './delivered-order.ts';

/** A customer whose personal data occur nowhere else in the database. */
export const ada = {
  email: 'Ada.Byron@example.com',
  firstName: 'Ada',
  lastName: 'Byron-King',
  phone: '+15557310942',
  password,
};

const device = {
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/131.0',
  'x-forwarded-for': '203.0.113.7',
  'cf-ipcountry': 'DE',
};

/**
 * Registers Ada, who orders, uploads, requests a revision, rates and approves. Returns her token and the order's code as `id`.
 */
export const liveFully = async (server: TestServer): Promise<{ token: string; id: string }> => {
  const { token } = (await server.send(calls.registration, { payload: ada, headers: device })).body;
  const others = { alternativeEmail: 'countess@example.com', alternativePhone: '+4930555123' };
  await server.send(calls.changeAdditionalInfo, { token, payload: { ...others, noticeModeEmail: true } });
  const id = await deliveredOrder(server, token);
  const details = 'Call me: +1 (555) 731-0942, or ada.byron@example.com. Adamant.';
  await server.deps.db
    .updateTable('orders')
    .set({ topic: 'Notes by Ada Byron-King', details })
    .where('code', '=', id)
    .execute();
  const { id: fileId } = (await server.upload(token, 'notes of Byron.pdf')).body;
  const { id: looseId } = (await server.upload(token, 'notes of Byron.pdf')).body;
  await server.attach(token, id, [fileId]);
  const message = { text: 'Ask for Byron-King at +1 555 731 0942' };
  await server.send(calls.sendMessage, { token, params: { orderId: id }, payload: message });
  const params = { id };
  await server.send(calls.rateWriter, { token, params, payload: { rate: 5, comment: 'Thank you. ADA' } });
  await server.send(calls.approveOrder, { token, params });
  await server.send(calls.bookmarkWriter, { token, params: { code: 'W1001' } });
  await server.send(calls.downloadFile, { token, params: { id: looseId } });
  await server.deps.background.finished();
  return { token, id };
};

/** Places an unpaid order that came from a campaign. */
export const placeFromCampaign = (server: TestServer, token: string): Promise<string> =>
  placedOrder(server, token, {
    topic: 'A letter to Mr. Byron-King',
    utm_source: 'newsletter',
    affiliateId: '17',
    visitorId: 'visitor-4711',
    gclid: 'click-4711',
    fv_landing: 'https://landing.example/?name=night-owl',
    fv_device: 'night-owl phone',
  });
