import type * as calls from '../../api/calls.ts';
import type { UnknownFields } from '../../order/unknown-fields.ts';
import type { Conversation, Sent } from './conversation.ts';
import type { Shape } from './shapes.ts';
import { learnConfig, learnDictionaries, learnPrices } from './valid-order.ts';

/** One call of the suite. Without `fields` and `items`, only the status counts. */
export interface Step {
  name: keyof typeof calls;
  /** What is special about this call, if the suite makes it twice. */
  when?: string;
  send?(conversation: Conversation): Sent;
  fields?: Shape;
  items?: Shape;
  /** Field whose error is expected, in place of a success. */
  refused?: string;
  /** Statuses of a refusal that also agree, because they depend on data that the suite does not have. */
  tolerated?: readonly number[];
  /** Returns a further difference. */
  compare?(body: UnknownFields, conversation: Conversation): string | null;
  learn?(body: UnknownFields, conversation: Conversation): void;
}

const token: Shape = { token: 'text' };
const file: Shape = { id: 'number', name: 'text' };
const identity: Shape = { phone: 'text', firstName: 'text', lastName: 'text' };
const ofOrder = ({ orderCode }: Conversation): Sent => ({ params: { id: orderCode, orderId: orderCode } });
const credentials = ({ email, password }: Conversation): Sent => ({ payload: { email, password } });
const withOrder = ({ order }: Conversation): Sent => ({ payload: order });
const withBadToken = (): Sent => ({ params: { token: 'unknown' }, payload: { token: 'unknown' } });
const ofWriter = ({ writerCode }: Conversation): Sent => ({ params: { code: writerCode } });
const learnToken = (body: UnknownFields, conversation: Conversation) => {
  if (body.token) conversation.token = String(body.token);
};

/** Octavo's cabinet has a session of its own. Another server gives one token for everything. */
const openCabinet: Step = {
  name: 'openSession',
  send: () => ({ isFromCabinet: true }),
  fields: token,
  learn: learnToken,
};

const readSite: readonly Step[] = [
  {
    name: 'bootstrap',
    send: ({ identity: my }) => ({ params: { siteHost: my.replace(/^my\./, '') } }),
    fields: { config: 'object', dictionaries: 'object', tariff: 'object' },
  },
  {
    name: 'siteConfig',
    fields: { title: 'text', payment: 'list', version_price: 'number', dictionary: 'object' },
    learn: learnConfig,
  },
  { name: 'location', fields: { countryCode: 'text or null' } },
  {
    name: 'dictionaries',
    fields: {
      paperType: 'list',
      serviceType: 'list',
      academicLevel: 'list',
      deadline: 'list',
      currency: 'list',
    },
    learn: learnDictionaries,
  },
  {
    name: 'dictionary',
    send: () => ({ params: { name: 'paperType' } }),
    items: { id: 'number', name: 'text' },
  },
  { name: 'rules' },
  {
    name: 'rule',
    send: () => ({ params: { slug: 'terms-of-use' } }),
    fields: { title: 'text', html: 'text' },
  },
  {
    name: 'priceList',
    items: { academicLevelId: 'number', deadlineId: 'number', serviceId: 'number', price: 'number' },
    learn: learnPrices,
  },
  {
    name: 'calculatePrice',
    send: withOrder,
    fields: { basePriceConverted: 'number', totalPriceConverted: 'number', bonusPriceConverted: 'number' },
    compare: ({ basePriceConverted: base }, { listedPrice }) =>
      base === listedPrice
        ? null
        : `expected the base price ${listedPrice} of the price list, received ${base}`,
  },
  { name: 'validateOrder', send: withOrder },
  {
    name: 'validateOrder',
    when: 'without a topic',
    send: ({ order }) => ({ payload: { ...order, topic: '' } }),
    refused: 'topic',
  },
  {
    name: 'visitorAction',
    send: () => ({
      payload: { category: 'Widget', label: 'Calculator', action: 'Show', visitorId: 'conformance' },
    }),
  },
];

const logIn: readonly Step[] = [
  {
    name: 'registration',
    send: ({ email, password }) => ({
      payload: { email, password, firstName: 'Test', lastName: 'Customer', phone: '+15550100123' },
    }),
  },
  { name: 'login', send: credentials, fields: token, learn: learnToken },
  {
    name: 'login',
    when: 'with a wrong password',
    send: ({ email }) => ({ payload: { email, password: 'wrong one' } }),
    refused: '',
  },
  {
    name: 'handOff',
    fields: token,
    learn: (body, conversation) => {
      conversation.cabinetToken = String(body.token ?? '');
    },
  },
  {
    name: 'loginToken',
    send: ({ cabinetToken, token: own }) => ({ payload: { token: cabinetToken || own } }),
    fields: token,
  },
  openCabinet,
  { name: 'socialLogin', send: withBadToken, refused: '' },
  { name: 'restorePassword', send: ({ email }) => ({ payload: { email } }) },
  { name: 'resetPassword', send: withBadToken, refused: '' },
  { name: 'ping' },
  { name: 'identity', fields: identity },
  {
    name: 'changePrimaryInfo',
    send: () => ({ payload: { phone: '+15550100124', firstName: 'Ada', lastName: 'Test' } }),
  },
  {
    name: 'changeAdditionalInfo',
    send: () => ({
      payload: { noticeModeEmail: true, allowedNightCall: false, alternativeEmail: '', alternativePhone: '' },
    }),
  },
  { name: 'sendEmailConfirmation' },
  { name: 'confirmEmail', send: withBadToken, refused: '' },
];

const placeOrder: readonly Step[] = [
  {
    name: 'createOrder',
    send: withOrder,
    fields: { code: 'text', paymentSystemId: 'number' },
    learn: ({ code }, conversation) => {
      if (code) conversation.orderCode = String(code);
    },
  },
  { name: 'orders', items: { code: 'text' } },
  { name: 'order', send: ofOrder, fields: { code: 'text', statusId: 'number' } },
  { name: 'approveOrder', send: ofOrder, tolerated: [409] },
  {
    name: 'reviseOrder',
    send: (conversation) => ({
      ...ofOrder(conversation),
      payload: { timeRevision: 'tomorrow', textRevision: 'Wider margins' },
    }),
    tolerated: [409],
  },
  ...(['rateService', 'rateWriter'] as const).map((name) => ({
    name,
    send: (conversation: Conversation) => ({ ...ofOrder(conversation), payload: { rate: 5, comment: '' } }),
    tolerated: [409],
  })),
  {
    name: 'uploadFile',
    send: () => ({
      payload: { file: new File(['A test of the interface.'], 'test.csv', { type: 'text/csv' }) },
    }),
    fields: file,
    learn: ({ id }, conversation) => {
      conversation.fileId = Number(id);
    },
  },
  {
    name: 'attachFiles',
    send: (conversation) => ({
      ...ofOrder(conversation),
      payload: { receiverType: 'writer', 'file[id]': [conversation.fileId] },
    }),
  },
  { name: 'attachments', items: file },
  { name: 'orderAttachments', send: ofOrder, items: file },
  { name: 'newAttachmentCounter', send: ofOrder, fields: { count: 'number' } },
  { name: 'downloadFile', send: ({ fileId }) => ({ params: { id: fileId } }), tolerated: [404] },
  { name: 'completedOrders', items: { code: 'text' } },
  { name: 'preferredWriter', send: ofWriter, fields: { gradeId: 'number' }, tolerated: [404] },
  { name: 'bookmarkWriter', send: ofWriter, tolerated: [404] },
  { name: 'unbookmarkWriter', send: ofWriter, tolerated: [404] },
];

const ownAfterOrder: readonly Step[] = [
  {
    name: 'sendMessage',
    send: (conversation) => ({ ...ofOrder(conversation), payload: { text: 'Hello' } }),
    fields: { id: 'number' },
  },
  { name: 'messages', send: ofOrder, items: { text: 'text' } },
  { name: 'payment', send: ofOrder, fields: { state: 'text' } },
  { name: 'beginPayment', send: ofOrder, fields: { url: 'text' }, tolerated: [409, 422] },
  { name: 'bonus', fields: { balanceCents: 'number', entries: 'list' } },
  { name: 'changeBonus', send: (conversation) => ({ ...ofOrder(conversation), payload: { useBonus: 0 } }) },
  { name: 'sendLoginCode' },
  { name: 'checkLoginCode', send: () => ({ payload: { code: '000000' } }), tolerated: [409, 422] },
  {
    name: 'sessions',
    items: { id: 'number', device: 'text' },
    learn: (body, conversation) => {
      const list: UnknownFields[] = Array.isArray(body) ? body : [];
      conversation.otherSessionId = Number(list.find(({ isCurrent }) => !isCurrent)?.id);
    },
  },
  { name: 'endSession', send: ({ otherSessionId }) => ({ params: { id: otherSessionId } }) },
  { name: 'accountData', fields: { account: 'object' } },
];

const leave: readonly Step[] = [
  {
    name: 'changePassword',
    send: ({ password }) => ({ payload: { current: password, new: `${password}2`, repeat: `${password}2` } }),
    learn: (_, conversation) => {
      conversation.password = `${conversation.password}2`;
    },
  },
  { name: 'login', when: 'after a new password', send: credentials, fields: token, learn: learnToken },
  { ...openCabinet, when: 'after a new password' },
  { name: 'logout' },
  { name: 'login', when: 'after a logout', send: credentials, fields: token, learn: learnToken },
  { ...openCabinet, when: 'after a logout' },
  { name: 'deleteAccount', send: ({ password }) => ({ payload: { password } }) },
];

/** All calls, in an order in which each can succeed. */
export const steps: readonly Step[] = [...readSite, ...logIn, ...placeOrder, ...ownAfterOrder, ...leave];
