import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { createAnswerCheck, type OpenApiDocument } from '../../support/server/answer-check.ts';
import { deliveredOrder, placedOrder } from '../../support/server/orders/delivered-order.ts';
import { essay } from '../../support/server/orders/essay.ts';
import { mailedToken } from '../../support/server/orders/mailed-token.ts';
import { pdf } from '../../support/server/samples.ts';
import type { Answer, AnyCall } from '../../support/server/send.ts';
import { startOffice } from '../../support/server/staff/office.ts';
import { type CallServer, makeOfficeJourney } from '../../support/server/staff/office-journey.ts';
import { password, startForSuite } from '../../support/server/start-server.ts';
import { own } from '../../support/server/start-with-pages.ts';

const answers = suite('answers held against the OpenAPI document');
const server = startForSuite(answers, startOffice);
let checkAnswer: (name: string, answer: Answer<unknown>) => void;

answers.before(async () => {
  const { body } = await server.get<OpenApiDocument>('/v1/openapi.json', 'api.localhost:8080');
  checkAnswer = createAnswerCheck(body);
});

const table = { ...calls };

/** Makes every call once as a customer, in a sequence in which each call can succeed. */
const journey = async (callServer: CallServer) => {
  const email = 'ada@example.com';
  const { token } = (await callServer('registration', { payload: { email, password } })).body;
  await callServer('login', { payload: { email, password } });
  const ownToken = { token };
  await callServer('openSession', { ...ownToken, headers: own });
  await callServer('leaveSession', { headers: own });
  await callServer('sendLoginCode', ownToken);
  await callServer('checkLoginCode', { ...ownToken, payload: { code: '000000' } });
  await callServer('bootstrap', { params: { siteHost: 'localhost:8080' } });
  for (const name of ['siteConfig', 'location', 'dictionaries', 'rules', 'priceList'] as const)
    await callServer(name);
  await callServer('bootstrap', { params: { siteHost: 'localhost:8080' }, payload: { locale: 'ar' } });
  await callServer('dictionaries', { payload: { locale: 'de' } });
  for (const name of Object.keys((await callServer('dictionaries')).body))
    await callServer('dictionary', { params: { name } });
  await callServer('rule', { params: { slug: 'terms-of-use' } });
  await callServer('calculatePrice', { payload: { ...essay, discountCode: 'WELCOME15' } });
  await callServer('calculatePrice', { payload: essay });
  await callServer('validateOrder', { payload: essay });
  const order = (await callServer('createOrder', { ...ownToken, payload: essay })).body.code;
  const code = (await callServer('handOff', ownToken)).body.token;
  await callServer('loginToken', { payload: { token: code }, headers: own });
  await callServer('changeBonus', { ...ownToken, params: { id: order }, payload: { useBonus: 0 } });
  await callServer('payment', { ...ownToken, params: { id: order } });
  await callServer('beginPayment', { ...ownToken, params: { id: order } });
  const file = new File([pdf], 'notes.pdf');
  const { id } = (await callServer('uploadFile', { ...ownToken, payload: { file } })).body;
  await callServer('attachFiles', {
    ...ownToken,
    params: { orderId: order },
    payload: { receiverType: 'writer', 'file[id]': [id] },
  });
  await callServer('attachments', ownToken);
  await callServer('orderAttachments', { ...ownToken, params: { orderId: order } });
  await callServer('newAttachmentCounter', { ...ownToken, params: { orderId: order } });
  await callServer('downloadFile', { ...ownToken, params: { id } });
  await callServer('sendMessage', { ...ownToken, params: { orderId: order }, payload: { text: 'Hello' } });
  await callServer('messages', { ...ownToken, params: { orderId: order } });
  const deliveredOrderOptions = {
    ...ownToken,
    params: { id: await deliveredOrder(server, token, 'W10042') },
  };
  await callServer('reviseOrder', {
    ...deliveredOrderOptions,
    payload: { timeRevision: 'tomorrow', textRevision: 'Wider margins, please' },
  });
  await callServer('rateService', { ...deliveredOrderOptions, payload: { rate: 5, comment: 'Thank you' } });
  await callServer('rateWriter', { ...deliveredOrderOptions, payload: { rate: 4, comment: '' } });
  await callServer('approveOrder', {
    ...ownToken,
    params: { id: await deliveredOrder(server, token, 'W10042') },
  });
  const cancelledOrder = { ...ownToken, params: { id: await placedOrder(server, token) } };
  await callServer('cancellation', cancelledOrder);
  await callServer('cancelOrder', { ...cancelledOrder, payload: { refundCents: 0 } });
  await callServer('orders', ownToken);
  await callServer('bonus', ownToken);
  await callServer('order', deliveredOrderOptions);
  await callServer('completedOrders', ownToken);
  for (const name of ['preferredWriter', 'bookmarkWriter', 'unbookmarkWriter'] as const)
    await callServer(name, { ...ownToken, params: { code: 'W10042' } });
  await callServer('changePrimaryInfo', {
    ...ownToken,
    payload: { phone: '+15551234567', firstName: 'Ada', lastName: 'Reader' },
  });
  await callServer('changeAdditionalInfo', {
    ...ownToken,
    payload: { noticeModeEmail: false, allowedNightCall: true },
  });
  await callServer('identity', ownToken);
  await callServer('sendEmailConfirmation', ownToken);
  await callServer('confirmEmail', {
    ...ownToken,
    payload: { token: (await mailedToken(server, /your address/)).token },
  });
  await callServer('restorePassword', { payload: { email } });
  const link = (await mailedToken(server, /new password/)).token;
  await callServer('resetPassword', { params: { token: link } });
  const choice = { token: link, new: 'remember this', repeat: 'remember this' };
  const sessionToken = (await callServer('choosePassword', { payload: choice })).body.token;
  const change = { current: 'remember this', new: 'a louder library', repeat: 'a louder library' };
  await callServer('changePassword', { token: sessionToken, payload: change });
  await callServer('ping', { token: sessionToken });
  const other = (await callServer('login', { payload: { email, password: 'a louder library' } })).body.token;
  const list = (await callServer('sessions', { token: sessionToken })).body;
  await callServer('endSession', {
    token: sessionToken,
    params: { id: list.find((one) => !one.isCurrent)?.id ?? 0 },
  });
  assert.is((await server.send(calls.ping, { token: other })).status, 401);
  const moved = { email: `new.${email}`, password: 'a louder library' };
  await callServer('changeEmail', { token: sessionToken, payload: moved });
  await callServer('accountData', { token: sessionToken });
  await callServer('logout', { token: sessionToken });
  const leaving = await server.register();
  await callServer('deleteAccount', { token: leaving, payload: { password } });
  await callServer('socialLogin', { payload: { token: 'x' } });
  await callServer('visitorAction', { payload: { category: 'Widget', label: 'Calculator' } });
};

/** Calls that are always refused here, because no payment service and no social network is configured. */
const refusedHere: readonly string[] = ['beginPayment', 'socialLogin'];

answers(
  'API-02 every call’s response has the shape and the headers that the OpenAPI document promises',
  async () => {
    const calledNames = new Set<string>();
    const callServer: CallServer = async (name, sent = {}) => {
      calledNames.add(name);
      const answer = await server.send(table[name], sent);
      assert.is(answer.status < 300, !refusedHere.includes(name), `${name}: ${answer.status} ${answer.body}`);
      checkAnswer(name, answer);
      return answer;
    };
    await journey(callServer);
    await makeOfficeJourney(server, callServer);
    assert.equal([...calledNames].sort(), Object.keys(calls).sort());
  },
);

answers('API-02 a refusal has the shape that the OpenAPI document promises', async () => {
  for (const [name, call] of Object.entries(calls)) {
    const x = 'x';
    const params = { siteHost: 'nowhere', name: x, slug: x, id: x, orderId: x, token: x, code: x };
    const answer = await server.send(call as AnyCall, { params, site: 'nowhere.example' });
    assert.is(answer.status, 404, name);
    checkAnswer(name, answer);
  }
});

answers.run();
