import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fieldErrors } from '../../src/api/field-errors.ts';
import { abortFailure, failure, httpFailure } from '../../src/api/result.ts';
import { failureReason } from '../../src/state/page/failure-reason.ts';
import { shownText } from '../support/state/shown-text.ts';

const errors = suite('field errors');

errors('VAL-05 a field with several errors shows the first one', () => {
  const list = [
    { property: 'email', message: 'first' },
    { property: 'email', message: 'second' },
    { property: 'topic', message: 'topicTooShort:10' },
  ];
  assert.equal(fieldErrors(httpFailure(422, list)), {
    fields: { email: 'first', topic: 'topicTooShort:10' },
    general: null,
  });
});

errors('VAL-05 an error that names no field is shown as the form’s general error', () => {
  const { fields, general } = fieldErrors(httpFailure(409, [{ property: '', message: 'Already paid' }]));
  assert.equal(fields, {});
  assert.is(general, 'Already paid');
});

errors('ERR-02 a failed call without a list of errors shows a general error', () => {
  assert.is(fieldErrors(failure()).general, 'networkError');
  assert.equal(fieldErrors(httpFailure(500, '<html>')).general, { key: 'serverFailed', values: [500] });
  assert.equal(fieldErrors(httpFailure(422, [null, 7, { property: 'a' }])).general, {
    key: 'callRefused',
    values: [422],
  });
});

errors('ERR-02 a visitor refused for too many requests learns when to try again', () => {
  const wait = new Headers({ 'retry-after': '30' });
  const messageFor = (headers?: Headers, body: unknown = '') =>
    shownText(failureReason(httpFailure(429, body, headers)));
  assert.is(messageFor(wait), 'Too many requests. Please try again in 30 seconds');
  for (const headers of [
    undefined,
    new Headers(),
    new Headers({ 'retry-after': 'Fri, 31 Dec 2027 23:59:59 GMT' }),
  ])
    assert.is(messageFor(headers, '<html>'), 'Too many requests. Please try again in a minute');
  assert.is(messageFor(wait, [{ property: '', message: 'Come back tomorrow' }]), 'Come back tomorrow');
});

errors('VAL-05 a call that succeeded or was aborted shows no error', () => {
  assert.equal(fieldErrors({ payload: null, status: 204, headers: new Headers() }), {
    fields: {},
    general: null,
  });
  assert.is(fieldErrors(abortFailure()).general, null);
});

errors('VAL-05 a property named like a built-in method is an ordinary field', () => {
  const { fields } = fieldErrors(httpFailure(422, [{ property: '__proto__', message: 'x' }]));
  assert.is(Object.getPrototypeOf(fields), Object.prototype);
});

errors('VAL-05 an error of a field that the form does not have is shown as its general error', () => {
  const list = [
    { property: 'shoeSize', message: 'Please measure your foot again' },
    { property: 'topic', message: 'Please enter a topic' },
  ];
  assert.equal(fieldErrors(httpFailure(422, list), { topic: '' }), {
    fields: { topic: 'Please enter a topic' },
    general: 'Please measure your foot again',
  });
});

errors.run();
