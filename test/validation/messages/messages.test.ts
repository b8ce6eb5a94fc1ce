import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { english } from '../../../src/languages/translator.ts';
import { isServerText, type ServerText } from '../../../src/order/server-text.ts';
import { cabinetRows, cabinetText } from '../../../src/validation/messages/cabinet.ts';
import { callRows } from '../../../src/validation/messages/calls.ts';
import { isEmailTaken } from '../../../src/validation/messages/common-fields.ts';
import { fieldRows, fieldText } from '../../../src/validation/messages/fields.ts';
import { messageText } from '../../../src/validation/messages/message.ts';
import { orderFormRows, orderFormText } from '../../../src/validation/messages/order-form.ts';

const catalogue = suite('messages');

// Every key with its long wording, in which a number is 5, and with the wording of m2_d1 if that differs.
const rows: [key: string, long: string, short?: string][] = [
  ['valueRequired', "Value is required and can't be empty."],
  ['tooShort:5', 'The input is less than 5 characters long'],
  ['tooLong:5', 'The input is more than 5 characters long'],
  ['discountExceedsTotal', "Amount of discount exceeds your order's price."],
  ['emailTaken', 'Client with this e-mail address already exists.'],
  ['emailInvalid', 'Please enter a valid e-mail address'],
  ['file-size-invalid', 'The size of one or more files is bigger than allowed.'],
  ['file-type-invalid', 'The type of one or more files is not supported.'],
  [
    'policyUnaccepted',
    "You need to read and confirm our 'Terms of Use' before proceeding to the payment page",
    "You need to read and confirm our 'Terms of Use'",
  ],
  [
    'preferredWriterUrgent',
    'Preferred writer could not be set for deadline < 24 hours',
    'Preferred Writer could not be set for urgent order',
  ],
  [
    'topicTooShort:5',
    'This data is not sufficient. Please type at least 5 characters',
    'Please type at least 5 characters',
  ],
  [
    'topicTooLong:5',
    'Your topic is too long. Please make it fit the required number of characters (5 characters) or state it in the paper details',
    'Please enter less than 5 characters',
  ],
  [
    'detailsTooLong:5',
    'Your instructions are too long. Please make it fit the required number of characters (5 characters) or upload a document with the paper details to the order page',
  ],
  ['firstNameTooShort:5', 'Please enter at least 5 letters of your first name'],
  ['firstNameTooLong:5', 'Please enter not more than 5 letters of your first name'],
  ['lastNameTooShort:5', 'Please enter at least 5 letters of your last name'],
  ['lastNameTooLong:5', 'Please enter not more than 5 letters of your last name'],
  ['passwordTooShort:5', 'Your password cannot be less than 5 symbols'],
  ['passwordEmpty', 'Please type your password here.', 'Password is incorrect'],
  ['passwordsMismatch', 'Your passwords do not seem to match. Please try again carefully'],
  ['phoneTooShort', 'Please enter a valid phone number'],
  ['phoneTooLong:5', 'Your phone number cannot exceed 5 digits'],
  ['discountTypeInvalid', 'Discount type is invalid'],
];
/** Returns a text with the type of a server's text. */
const sent = (text: string): ServerText => {
  if (isServerText(text)) return text;
  throw new Error('not a text');
};

for (const [key, long, short = long] of rows)
  catalogue(`ERR-01 the catalogue contains the message "${long.slice(0, 48)}"`, () => {
    for (const textOfSent of [fieldText, cabinetText, orderFormText])
      assert.is(textOfSent(sent(key), english), long);
    assert.is(orderFormText(sent(key), english, { template: 'm2_d1' }), short);
  });

const samples: Readonly<Record<string, string>> = { reason: 'networkError', code: 'O-1', files: 'a:b.pdf' };

for (const [name, texts] of Object.entries({ fieldRows, cabinetRows, orderFormRows }))
  catalogue(`ERR-01 every message of ${name} is shown with its values`, () => {
    for (const [key, row] of Object.entries(texts)) {
      const placeholders = [...row.matchAll(/%(\w+)%/g)].map(([, placeholder = '']) => placeholder);
      const values = placeholders.map((placeholder) => samples[placeholder] ?? 5);
      const text = messageText(texts, { key, values }, english);
      assert.ok(text.length > 10, key);
      assert.not.match(text, '%', key);
      for (const value of values)
        assert.match(text, value === 'networkError' ? callRows.networkError : String(value), key);
    }
  });

catalogue('ERR-01 an English sentence from the server is shown unchanged', () => {
  for (const text of ['Order: not found', 'constructor', '__proto__', '20 %off% today', ''])
    assert.is(orderFormText(sent(text), english), text);
});

catalogue('ERR-01 values fill the placeholders of a message from left to right', () => {
  assert.is(fieldText('numberOutOfRange:1:999', english), 'Please enter a number from 1 to 999');
  assert.match(cabinetText({ key: 'timedOut', values: [15] }, english), 'timeout of 15 ms exceeded');
  assert.match(fieldText(sent('topicTooShort'), english), '%n%', 'a server that sends no value');
});

catalogue('ERR-01 a file name that equals a message key is shown unchanged', () => {
  const text = orderFormText(
    { key: 'filesNotSent', values: ['O-1', 'emailTaken', sent('Too large.')] },
    english,
  );
  assert.is(text, 'Your order O-1 is placed, but this could not be sent: emailTaken. Too large.');
});

catalogue('ERR-01 a taken e-mail address is recognised by its key, and by another server’s text', () => {
  for (const error of ['emailTaken', sent('emailTaken'), sent(fieldRows.emailTaken)] as const)
    assert.ok(isEmailTaken(error));
  assert.not(isEmailTaken('emailInvalid'));
  assert.not(isEmailTaken(undefined));
});

catalogue.run();
