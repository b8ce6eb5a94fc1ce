import { lettersTo, toCustomer } from './letter-row.ts';

const newAddressButtons = [
  { only: 'unconfirmed', label: 'Confirm my address', path: '/profile', code: 'confirm-email' },
  { label: 'Open my account', path: '/' },
] as const;

export const accountLetters = lettersTo(toCustomer, {
  registered: {
    subject: 'welcome',
    paragraphs: [
      'Your account at {site} is ready.',
      {
        only: 'unconfirmed',
        text: 'Please confirm that this e-mail address is yours, so that news of your orders reaches you. The link works for a week.',
      },
      'If you did not register, somebody has mistyped an address and you can ignore this letter.',
    ],
    buttons: newAddressButtons,
  },
  'confirm-email': {
    subject: 'is this your address?',
    paragraphs: ['Please confirm that this e-mail address is yours. The link works for a week.'],
    buttons: [{ label: 'Confirm my address', path: '/profile', code: 'confirm-email' }],
  },
  reset: {
    subject: 'a new password',
    paragraphs: [
      'Somebody, hopefully you, has asked for a new password. The link lets you choose one. It works once, within an hour.',
      'If it was not you, nothing has changed and there is nothing to do.',
    ],
    buttons: [{ label: 'Choose a new password', path: '/forgot-password', code: 'reset' }],
  },
  'password-changed': {
    subject: 'your password is changed',
    paragraphs: [
      'The password of your account at {site} was just changed. Every other device is logged out.',
      'If it was not you, somebody has entered your account. Choose a new password now, and write to us.',
    ],
    buttons: [{ label: 'Choose a new password', path: '/forgot-password' }],
  },
  /** Letter to the former address. It does not name the new one, because the former one may be that of a stranger. */
  'email-changed': {
    subject: 'your e-mail address is changed',
    paragraphs: [
      'The e-mail address of your account at {site} was just changed, and we no longer write to this one. Every other device is logged out.',
      'If it was not you, somebody knows your password. Please write to us at once.',
      'If you have no account there, somebody had mistyped an address and you can ignore this letter.',
    ],
    isWithoutAccount: true,
  },
  'email-chosen': {
    subject: 'your new e-mail address',
    paragraphs: [
      'The e-mail address of your account at {site} is now this one. Use it to log in. News of your orders comes here.',
      {
        only: 'unconfirmed',
        text: 'Please confirm that this e-mail address is yours. The link works for a week.',
      },
      'If it was not you, somebody has mistyped an address and you can ignore this letter.',
    ],
    buttons: newAddressButtons,
  },
  'login-code': {
    subject: 'your code is {loginCode}',
    paragraphs: [
      'Your code is {loginCode}. Enter it where you have just logged in. It works once, within 10 minutes.',
      'If you did not log in, somebody knows your password. Nobody is in your account without the code, so tell it to no one and choose a new password.',
    ],
    buttons: [{ label: 'Choose a new password', path: '/forgot-password' }],
  },
  'account-deleted': {
    subject: 'your account is deleted',
    paragraphs: [
      'Your account at {site} is deleted, with your name, address, phone numbers and files. Every device is logged out, and unpaid orders are cancelled.',
      'The law requires us to keep what was ordered, when and for how much. Your orders stay with us for that, without you.',
      'You can register with this address again at any time. If it was not you who deleted the account, please write to us.',
    ],
    isWithoutAccount: true,
  },
});
