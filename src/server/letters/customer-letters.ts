import type { LetterRow } from './letter-row.ts';

const minute = 60_000;
const toOrder = <const Label extends string>(label: Label) => [{ label, path: '/orders/{code}' }] as const;

/** Letters to the customer, by kind. */
export const customerLetters = {
  registered: {
    recipient: 'customer',
    subject: 'welcome',
    paragraphs: [
      'Your account at {site} is ready.',
      {
        only: 'unconfirmed',
        text: 'Please confirm that this e-mail address is yours, so that news of your orders reaches you. The link works for a week.',
      },
      'If you did not register, somebody has mistyped an address and you can ignore this letter.',
    ],
    buttons: [
      { only: 'unconfirmed', label: 'Confirm my address', path: '/profile', code: 'confirm-email' },
      { label: 'Open my account', path: '/' },
    ],
  },
  'confirm-email': {
    recipient: 'customer',
    subject: 'is this your address?',
    paragraphs: ['Please confirm that this e-mail address is yours. The link works for a week.'],
    buttons: [{ label: 'Confirm my address', path: '/profile', code: 'confirm-email' }],
  },
  reset: {
    recipient: 'customer',
    subject: 'a new password',
    paragraphs: [
      'Somebody, hopefully you, has asked for a new password. The link lets you choose one. It works once, within an hour.',
      'If it was not you, nothing has changed and there is nothing to do.',
    ],
    buttons: [{ label: 'Choose a new password', path: '/forgot-password', code: 'reset' }],
  },
  'password-changed': {
    recipient: 'customer',
    subject: 'your password is changed',
    paragraphs: [
      'The password of your account at {site} was just changed. Every other device is logged out.',
      'If it was not you, somebody has entered your account. Choose a new password now, and write to us.',
    ],
    buttons: [{ label: 'Choose a new password', path: '/forgot-password' }],
  },
  'login-code': {
    recipient: 'customer',
    subject: 'your code is {loginCode}',
    paragraphs: [
      'Your code is {loginCode}. Enter it where you have just logged in. It works once, within 10 minutes.',
      'If you did not log in, somebody knows your password. Nobody is in your account without the code, so tell it to no one and choose a new password.',
    ],
    buttons: [{ label: 'Choose a new password', path: '/forgot-password' }],
    hasLoginCode: true,
  },
  'account-deleted': {
    recipient: 'customer',
    subject: 'your account is deleted',
    paragraphs: [
      'Your account at {site} is deleted, with your name, address, phone numbers and files. Every device is logged out, and unpaid orders are cancelled.',
      'The law requires us to keep what was ordered, when and for how much. Your orders stay with us for that, without you.',
      'You can register with this address again at any time. If it was not you who deleted the account, please write to us.',
    ],
    isAfterDeletion: true,
  },
  ordered: {
    recipient: 'customer',
    event: 'ordered',
    subject: 'we have your order {code}',
    paragraphs: [
      'Thank you. We have your order {code}.',
      {
        only: 'paidByHand',
        text: 'What happens next: within {answerHours} we write to you how to pay {amount} by {method}. Nothing has been charged. Once the money has arrived, we mark the order as paid, write to you, and your writer begins.',
      },
      {
        only: 'paidOnline',
        text: 'What happens next: your writer begins as soon as the payment of {amount} is confirmed. If you have not paid yet, you can do it now.',
      },
      {
        only: 'uncharged',
        text: 'What happens next: nothing is left to pay. We write to you when your writer begins.',
      },
    ],
    hasSummary: true,
    buttons: [
      { only: 'paidOnline', label: 'Pay or see the payment', path: '/secure-payment?orderCode={code}' },
      ...toOrder('See my order'),
    ],
  },
  paid: {
    recipient: 'customer',
    event: 'paid',
    subject: 'order {code} is paid',
    paragraphs: [
      {
        only: 'charged',
        text: 'Thank you. We have received your payment of {amount} for order {code}, and your writer begins.',
      },
      {
        only: 'uncharged',
        text: 'Thank you. Nothing is left to pay for order {code}, and your writer begins.',
      },
      'You can follow the order, send files and read what your writer delivers.',
    ],
    buttons: toOrder('Follow my order'),
  },
  started: {
    recipient: 'customer',
    event: 'started',
    subject: 'your writer is at work on order {code}',
    paragraphs: [
      'Your writer has begun order {code}. It is due on {deadline}.',
      'Files and instructions that may still help can be sent from the page of the order.',
    ],
    buttons: toOrder('Follow my order'),
  },
  delivered: {
    recipient: 'customer',
    event: 'delivered',
    subject: 'order {code} is delivered',
    paragraphs: [
      'Your paper for order {code} is ready.',
      'Please read it, then approve it or ask for a revision.',
    ],
    files: 'ofProvider',
    buttons: toOrder('Read my paper'),
  },
  cancelled: {
    recipient: 'customer',
    event: 'cancelled',
    subject: 'order {code} is cancelled',
    paragraphs: [
      'Order {code} is cancelled. Nothing has to be paid for it. A bonus that it used is back in your Bonus Storage.',
    ],
    buttons: toOrder('See the order'),
  },
  refunded: {
    recipient: 'customer',
    event: 'refunded',
    subject: 'order {code} is refunded',
    paragraphs: [
      {
        only: 'charged',
        text: 'We have refunded order {code}. You get {refund} back the way you paid; a bank may take up to ten days.',
      },
      { only: 'uncharged', text: 'We have refunded order {code}. No money was charged for it.' },
      'What comes back of a bonus that it used is in your Bonus Storage. The order is closed.',
    ],
    buttons: toOrder('See the order'),
  },
  message: {
    recipient: 'customer',
    event: 'message',
    subject: 'a further file for order {code}',
    paragraphs: ['We have added a file to order {code}, which was delivered before.'],
    files: 'ofProvider',
    buttons: toOrder('See the file'),
  },
  reply: {
    recipient: 'customer',
    event: 'reply',
    subject: 'your writer has written about order {code}',
    paragraphs: [
      'Your writer has written to you about order {code}.',
      { only: 'hasMessages', text: '{messages}' },
      'Please answer on the page of the order, because answers to this letter do not reach your writer.',
    ],
    quotes: 'writer',
    buttons: toOrder('Read and answer'),
    // Messages within two minutes share a letter, because a writer often sends several in a row.
    mergeMs: 2 * minute,
  },
  revision: {
    recipient: 'customer',
    event: 'revision',
    subject: 'order {code} is in revision',
    paragraphs: [
      'We have your request, and your writer revises order {code}. We write to you when the new version is ready.',
      { only: 'hasRevisionTime', text: 'You asked for it by: {revisionTime}' },
      { only: 'hasRemarks', text: 'Your remarks:\n{remarks}' },
    ],
    buttons: toOrder('See my order'),
  },
  approved: {
    recipient: 'customer',
    event: 'approved',
    subject: 'order {code} is complete',
    paragraphs: [
      'You have approved order {code}, which is now complete. Thank you for ordering from us.',
      'Your files stay in your account. You can rate the paper and the writer on the page of the order.',
    ],
    buttons: toOrder('Rate my order'),
  },
} as const satisfies Readonly<Record<string, LetterRow>>;
