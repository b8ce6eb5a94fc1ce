import type { MessageRows } from './message.ts';

/**
 * Messages of checks that only the server makes. The server sends them as finished sentences, so that browsers need not
 * download them.
 */
export const serverMessages = {
  passwordCommon:
    'This is one of the most common passwords, which are guessed first. Please choose another one',
  passwordIsOwner: 'Your name and your e-mail address are guessed first. Please choose another password',
  nameUndisplayable: 'This name contains characters that cannot be displayed. Please type it again',
  messageUndisplayable: 'This text contains characters that cannot be displayed. Please type it again',
  loginTooOld: 'Your account has no password. Please log out, log in again, and then delete it',
  linkSpent: 'This link has been used or has expired. Please ask for a new one',
} as const satisfies MessageRows;
