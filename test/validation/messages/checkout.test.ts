import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { english } from '../../../src/languages/translator.ts';
import { checkoutText } from '../../../src/validation/messages/checkout.ts';

const wording = suite('the wording of m3_d1');

wording('ERR-01 in m3_d1, the message about a missing value says what to do in its field', () => {
  assert.is(
    checkoutText('valueRequired', english, { field: 'details' }),
    'Please tell your writer what to do',
  );
  assert.is(checkoutText('valueRequired', english, { field: 'topic' }), 'Please give your paper a topic');
  assert.is(checkoutText('valueRequired', english, { field: 'typeId' }), 'Please fill this in');
});

wording('ERR-01 in m3_d1, numbers are filled in, and messages without a wording of their own stay', () => {
  assert.is(checkoutText('passwordTooShort:8', english), 'Please choose a password of at least 8 characters');
  assert.is(
    checkoutText('writerUnchecked', english),
    'This code could not be checked now. You can order with it all the same',
  );
});

wording('ERR-02 in m3_d1, a lost connection is told in a few words', () => {
  const message = { key: 'notChecked', values: ['networkError'] } as const;
  assert.is(checkoutText(message, english), 'No connection. Nothing is lost.');
});

wording.run();
