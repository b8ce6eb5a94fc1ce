/**
 * All messages of the forms in the long wording. Values for the placeholders follow the key after colons:
 * `topicTooShort:2`.
 */
export const messages = {
  valueRequired: "Value is required and can't be empty.",
  ratingMissing: 'Please choose from one to five stars',
  tooShort: 'The input is less than %min% characters long',
  tooLong: 'The input is more than %max% characters long',
  numberOutOfRange: 'Please enter a number from %min% to %max%',
  choiceUnavailable: 'Please choose one of the options offered',
  extraUnavailable: 'Not all of these extras are offered any more. Please uncheck some',
  combinationUnavailable: 'This combination is not available. Please choose another deadline or level',
  topicTooShort: 'This data is not sufficient. Please type at least %n% characters',
  topicTooLong:
    'Your topic is too long. Please make it fit the required number of characters (%n% characters) or state it in the paper details',
  detailsTooLong:
    'Your instructions are too long. Please make it fit the required number of characters (%n% characters) or upload a document with the paper details to the order page',
  preferredWriterUrgent: 'Preferred writer could not be set for deadline < 24 hours',
  writerCodeInvalid: 'Please enter W and up to %n% digits',
  writerUnknown: 'There is no writer with this code',
  writerUnchecked: 'This code could not be checked now. You can order with it all the same.',
  discountTypeInvalid: 'Discount type is invalid',
  discountExceedsTotal: "Amount of discount exceeds your order's price.",
  discountUnknown: 'This discount code is not valid',
  discountExpired: 'This discount code has expired',
  discountUnchecked: 'This code could not be checked now. It stays in your order and is checked with it.',
  'file-type-invalid': 'The type of one or more files is not supported.',
  'file-size-invalid': 'The size of one or more files is bigger than allowed.',
  policyUnaccepted: "You need to read and confirm our 'Terms of Use' before proceeding to the payment page",
  emailInvalid: 'Please enter a valid e-mail address',
  emailTaken: 'Client with this e-mail address already exists.',
  credentialsInvalid: 'The e-mail address or the password is incorrect',
  firstNameTooShort: 'Please enter at least %n% letters of your first name',
  firstNameTooLong: 'Please enter not more than %n% letters of your first name',
  lastNameTooShort: 'Please enter at least %n% letters of your last name',
  lastNameTooLong: 'Please enter not more than %n% letters of your last name',
  passwordEmpty: 'Please type your password here.',
  passwordTooShort: 'Your password cannot be less than %n% symbols',
  passwordTooLong: 'Your password cannot be more than %n% symbols',
  passwordIncorrect: 'Your current password is incorrect',
  passwordsMismatch: 'Your passwords do not seem to match. Please try again carefully',
  phoneTooShort: 'Please enter a valid phone number',
  phoneTooLong: 'Your phone number cannot exceed %n% digits',
} as const satisfies Record<string, string>;

/**
 * Messages of checks that the server alone makes. It sends them as finished sentences, so that no browser downloads them.
 */
export const serverMessages = {
  passwordCommon:
    'This is one of the most common passwords, which are guessed first. Please choose another one',
  passwordIsOwner: 'Your name and your e-mail address are guessed first. Please choose another password',
  nameUndisplayable: 'This name contains characters that cannot be displayed. Please type it again',
  loginTooOld: 'Your account has no password. Please log out, log in again, and then delete it',
  linkSpent: 'This link has been used or has expired',
} as const satisfies Record<string, string>;

export type MessageKey = keyof typeof messages;
export type Wording = 'long' | 'short';

/** Shorter messages of template m2_d1. */
export const shortMessages: Partial<Record<MessageKey, string>> = {
  preferredWriterUrgent: 'Preferred Writer could not be set for urgent order',
  topicTooShort: 'Please type at least %n% characters',
  topicTooLong: 'Please enter less than %n% characters',
  passwordEmpty: 'Password is incorrect',
  policyUnaccepted: "You need to read and confirm our 'Terms of Use'",
};

const isKey = (key: string): key is MessageKey => Object.hasOwn(messages, key);

/**
 * Returns the English text of a message key and fills in its values from left to right. A text that is not a key is
 * returned unchanged, because it is a finished sentence.
 */
export const messageText = (
  key: string,
  wording: Wording = 'long',
  values?: readonly (string | number)[],
): string => {
  const [name = '', ...carried] = key.split(':');
  if (!isKey(name)) return key;
  const text = (wording === 'short' && shortMessages[name]) || messages[name];
  const filled = values ?? carried;
  let next = 0;
  return text.replace(/%\w+%/g, (placeholder) => String(filled[next++] ?? placeholder));
};
