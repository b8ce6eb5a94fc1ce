import * as calls from '../../api/calls.ts';
import type { UnknownFields } from '../../order/unknown-fields.ts';
import type { Conversation, Sent } from './conversation.ts';
import { learnConfig, learnDictionaries, learnPrices, orderingSteps } from './order-steps.ts';
import { type Shape, type Step, withOrder } from './shapes.ts';

const token: Shape = { token: 'text' };
const identity: Shape = { phone: 'text', firstName: 'text', lastName: 'text' };
/** Logs in on the cabinet, because the token of a landing page does not open the cabinet's session. */
const credentials = ({ email, password }: Conversation): Sent => ({
  payload: { email, password },
  isFromCabinet: true,
});
const withBadToken = (): Sent => ({ params: { token: 'unknown' }, payload: { token: 'unknown' } });
const learnToken = (body: UnknownFields, conversation: Conversation) => {
  if (body.token) conversation.token = String(body.token);
};

/** Step that opens the cabinet's own session. Another server may use one token for widgets and cabinet. */
const openCabinet: Step = {
  call: calls.openSession,
  send: () => ({ isFromCabinet: true }),
  fields: token,
  learn: learnToken,
};

const readSite: readonly Step[] = [
  {
    call: calls.siteConfig,
    fields: { title: 'text', payment: 'list', version_price: 'number', dictionary: 'object' },
    learn: learnConfig,
  },
  { call: calls.location, fields: { countryCode: 'text or null' } },
  {
    call: calls.dictionaries,
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
    call: calls.dictionary,
    send: () => ({ params: { name: 'paperType' } }),
    items: { id: 'number', name: 'text' },
  },
  // Only Octavo knows the parameter `locale`. Other servers ignore it.
  {
    call: calls.dictionary,
    when: 'in a language',
    send: () => ({ params: { name: 'paperType' }, payload: { locale: 'de-AT' } }),
    items: { id: 'number', name: 'text' },
  },
  { call: calls.rules },
  {
    call: calls.rule,
    send: () => ({ params: { slug: 'terms-of-use' } }),
    fields: { title: 'text', html: 'text' },
  },
  {
    call: calls.priceList,
    items: { academicLevelId: 'number', deadlineId: 'number', serviceId: 'number', price: 'number' },
    learn: learnPrices,
  },
  {
    call: calls.calculatePrice,
    send: withOrder,
    fields: { basePriceConverted: 'number', totalPriceConverted: 'number', bonusPriceConverted: 'number' },
    compare: ({ basePriceConverted: base }, { listedPrice }) =>
      base === listedPrice
        ? null
        : `expected the base price ${listedPrice} of the price list, received ${base}`,
  },
  { call: calls.validateOrder, send: withOrder },
  {
    call: calls.validateOrder,
    when: 'without a topic',
    send: ({ order }) => ({ payload: { ...order, topic: '' } }),
    refused: 'topic',
  },
  {
    call: calls.visitorAction,
    send: () => ({
      payload: { category: 'Widget', label: 'Calculator', action: 'Show', visitorId: 'conformance' },
    }),
  },
];

const logIn: readonly Step[] = [
  {
    call: calls.registration,
    send: ({ email, password }) => ({
      payload: { email, password, firstName: 'Test', lastName: 'Customer', phone: '+15550100123' },
    }),
  },
  { call: calls.login, send: credentials, fields: token, learn: learnToken },
  {
    call: calls.login,
    when: 'with a wrong password',
    send: ({ email }) => ({ payload: { email, password: 'wrong one' } }),
    refused: '',
  },
  openCabinet,
  { call: calls.socialLogin, send: withBadToken, refused: '' },
  { call: calls.restorePassword, send: ({ email }) => ({ payload: { email } }) },
  { call: calls.resetPassword, send: withBadToken, refused: '' },
  { call: calls.ping },
  { call: calls.identity, fields: identity },
  {
    call: calls.changePrimaryInfo,
    send: () => ({ payload: { phone: '+15550100124', firstName: 'Ada', lastName: 'Test' } }),
  },
  {
    call: calls.changeAdditionalInfo,
    send: () => ({
      payload: { noticeModeEmail: true, allowedNightCall: false, alternativeEmail: '', alternativePhone: '' },
    }),
  },
  { call: calls.sendEmailConfirmation },
  { call: calls.confirmEmail, send: withBadToken, refused: '' },
];

const leave: readonly Step[] = [
  {
    call: calls.changePassword,
    send: ({ password }) => ({ payload: { current: password, new: `${password}2`, repeat: `${password}2` } }),
    learn: (_, conversation) => {
      conversation.password = `${conversation.password}2`;
    },
  },
  { call: calls.login, when: 'after a new password', send: credentials, fields: token, learn: learnToken },
  { ...openCabinet, when: 'after a new password' },
];

/** All calls of the specification, in an order in which each can succeed, and those of ours that some of them need. */
export const steps: readonly Step[] = [...readSite, ...logIn, ...orderingSteps, ...leave];
