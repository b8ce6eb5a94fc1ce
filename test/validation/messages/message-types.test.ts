import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { failure } from '../../../src/api/result.ts';
import { english } from '../../../src/languages/translator.ts';
import { showErrors } from '../../../src/state/order-form/order-errors.ts';
import type { createOrderFormStore } from '../../../src/state/order-form/order-form-store.ts';
import { check } from '../../../src/validation/field-errors.ts';
import { cabinetText } from '../../../src/validation/messages/cabinet.ts';
import { fieldText } from '../../../src/validation/messages/fields.ts';
import type { OrderFormMessage } from '../../../src/validation/messages/notices.ts';
import { orderFormText } from '../../../src/validation/messages/order-form.ts';

const types = suite('types of messages');

/**
 * Contains code for the type checker and is never called. `@ts-expect-error` marks the lines that the compiler must
 * refuse.
 */
const checkFields = () => {
  check('topic', 'topicTooShort:2', () => true);
  // @ts-expect-error: the catalogue has no such key
  check('topic', 'topicTooSmall:2', () => true);
  // @ts-expect-error: the row needs its value
  check('topic', 'topicTooShort', () => true);
  // @ts-expect-error: the row has no value
  check('topic', 'valueRequired:2', () => true);
  // @ts-expect-error: the calculator's catalogue has no messages about failed calls
  fieldText('networkError');
};

const nameFailures = () => {
  failure({ key: 'timedOut', values: [50] });
  // @ts-expect-error: the catalogue has no such failure
  failure({ key: 'tooSlow', values: [50] });
  // @ts-expect-error: the row needs its value
  failure({ key: 'timedOut', values: [] });
  // @ts-expect-error: a failure is no sentence
  failure('Network Error');
};

const renderMessages = () => {
  cabinetText({ key: 'callFailed', values: [{ key: 'serverFailed', values: [502] }] }, english);
  // @ts-expect-error: the row needs its value
  cabinetText({ key: 'callFailed' }, english);
  // @ts-expect-error: the reason is no sentence
  cabinetText({ key: 'callFailed', values: ['Network Error'] }, english);
  // @ts-expect-error: only the order form has this message
  cabinetText('loginEnded', english);
  orderFormText({ key: 'filesNotSent', values: ['O-7K3M9Q', 'notes.pdf', 'networkError'] }, english);
  // @ts-expect-error: the row needs three values
  orderFormText({ key: 'filesNotSent', values: ['O-7K3M9Q', 'networkError'] }, english);
  // @ts-expect-error: our own code shows no sentence that the catalogue lacks
  orderFormText('Please try again', english);
};

const writeStore = (store: ReturnType<typeof createOrderFormStore>, message: OrderFormMessage) => {
  showErrors(store, { topic: 'valueRequired' });
  // @ts-expect-error: only `order-errors.ts` writes the errors of an order form
  store.errors.topic = 'valueRequired';
  // @ts-expect-error: only `order-errors.ts` writes the errors of an order form
  store.errors = {};
  store.notice = { message, retry: null, goOn: null };
  // @ts-expect-error: a notice is a message of the catalogue
  store.notice = { message: 'The connection was lost', retry: null, goOn: null };
};

types('the compiler refuses a failure with an unknown key or without its value', () => {
  for (const proof of [checkFields, nameFailures, renderMessages, writeStore]) assert.type(proof, 'function');
});

types.run();
