import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { messages, messageText } from '../../src/validation/messages.ts';

const catalogue = suite('messages');

// Every key with its long wording, with N as 5, and the wording of m2_d1 where it differs.
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
for (const [key, long, short = long] of rows)
  catalogue(`ERR-01 the catalogue contains "${long.slice(0, 48)}"`, () => {
    assert.is(messageText(key), long);
    assert.is(messageText(key, 'short'), short);
  });

catalogue('ERR-01 a finished English sentence of the server is shown unchanged', () => {
  assert.is(messageText('Order: not found'), 'Order: not found');
  assert.is(messageText('constructor'), 'constructor');
  assert.is(messageText(''), '');
});

catalogue('ERR-01 values fill their placeholders in order', () => {
  assert.is(messageText('numberOutOfRange:1:999'), 'Please enter a number from 1 to 999');
  assert.is(messageText('numberOutOfRange', 'long', [0, 9]), 'Please enter a number from 0 to 9');
});

catalogue('ERR-01 no message is empty', () => {
  for (const text of Object.values(messages)) assert.ok(text.length > 10, text);
});

catalogue.run();
