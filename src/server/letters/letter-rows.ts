/**
 * Condition for a paragraph or button of a letter. An order is `uncharged` if bonus or discount covers its price. Any other
 * order is `charged`, and paid by hand or online.
 */
export type LetterCondition =
  | 'unconfirmed'
  | 'charged'
  | 'uncharged'
  | 'paidByHand'
  | 'paidOnline'
  | 'hasRemarks'
  | 'hasRevisionTime';

/** Text in which `{name}` is replaced with a value of `mail/letter-values.ts`. */
type Paragraph = string | { only: LetterCondition; text: string };

interface Button {
  label: string;
  /** Path in the cabinet. */
  path: string;
  /** Purpose of the one-time code in the parameter `token`, which is created when the letter is sent. */
  code?: 'reset' | 'confirm-email';
  only?: LetterCondition;
}

export interface LetterRow {
  /** The customer's address, or the notice address of the site. */
  recipient: 'customer' | 'provider';
  /** Event of an order that causes the letter. Letters without an event are added by their kind. */
  event?: string;
  /** Subject after the name of the site. */
  subject: string;
  paragraphs: readonly Paragraph[];
  /** The first button whose condition is true is used. */
  buttons?: readonly Button[];
  /** The letter contains the order summary. */
  hasSummary?: true;
  /** The letter lists the files that were attached since the letter was added. */
  files?: 'ofCustomer' | 'ofProvider';
  /** Milliseconds in which further events of the order join the same letter. */
  mergeMs?: number;
}

const minute = 60_000;

const toOrder = (label: string) => [{ label, path: '/orders/{code}' }];
const showCommandHint = 'To see all of it, run: npm run provider -- show {code}';

/** All letters that the server sends. */
const letterRows = {
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
        text: 'We have refunded order {code}. You get {amount} back the way you paid; a bank may take up to ten days.',
      },
      { only: 'uncharged', text: 'We have refunded order {code}. No money was charged for it.' },
      'A bonus that it used is back in your Bonus Storage. The order is closed.',
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
  'provider-ordered': {
    recipient: 'provider',
    event: 'ordered',
    subject: 'new order {code}: {topic}',
    paragraphs: [
      '{customer} has placed order {code}.',
      {
        only: 'paidByHand',
        text: 'The customer was told that you write within {answerHours} how to pay {amount} by {method}. When the money has arrived, run: npm run provider -- paid {code}',
      },
      {
        only: 'paidOnline',
        text: 'The customer pays online; another letter follows when the money has arrived.',
      },
      {
        only: 'uncharged',
        text: 'Bonus or discount covers its price. If it is not marked as paid yet, run: npm run provider -- paid {code}',
      },
      showCommandHint,
    ],
    hasSummary: true,
  },
  'provider-paid': {
    recipient: 'provider',
    event: 'paid',
    subject: 'order {code} is paid: {topic}',
    paragraphs: [
      {
        only: 'charged',
        text: '{amount} has arrived for order {code} of {customer}. It is due on {deadline}.',
      },
      {
        only: 'uncharged',
        text: 'Bonus or discount covers the price of order {code} of {customer}. It is due on {deadline}.',
      },
      'When a writer begins, run: npm run provider -- start {code}',
    ],
    hasSummary: true,
  },
  'provider-files': {
    recipient: 'provider',
    event: 'files',
    subject: 'files for order {code}: {topic}',
    paragraphs: ['{customer} has sent files for order {code}.', showCommandHint],
    files: 'ofCustomer',
    // Merged, because a customer sends the files of an order one after another.
    mergeMs: 5 * minute,
  },
  'provider-revision': {
    recipient: 'provider',
    event: 'revision',
    subject: 'revision of order {code}: {topic}',
    paragraphs: [
      '{customer} has asked for a revision of order {code}.',
      { only: 'hasRevisionTime', text: 'Wanted by: {revisionTime}' },
      { only: 'hasRemarks', text: 'Remarks:\n{remarks}' },
      showCommandHint,
    ],
  },
} as const satisfies Readonly<Record<string, LetterRow>>;

export type LetterKind = keyof typeof letterRows;
type Rows = (typeof letterRows)[LetterKind];
/** Event of an order that causes letters. */
export type LetterEvent = Extract<Rows, { event: string }>['event'];

export const letterRowOf = (kind: LetterKind): LetterRow => letterRows[kind];

const isKind = (name: string): name is LetterKind => Object.hasOwn(letterRows, name);

/** Returns the kinds of letters that an event causes. */
export const kindsOf = (event: LetterEvent): LetterKind[] =>
  Object.keys(letterRows)
    .filter(isKind)
    .filter((kind) => letterRowOf(kind).event === event);
