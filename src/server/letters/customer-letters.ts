import { minuteMs } from '../durations.ts';
import { lettersTo, toCustomer, toOrder } from './letter-row.ts';

export const customerOrderLetters = lettersTo(toCustomer, {
  ordered: {
    event: 'ordered',
    subject: 'we have your order {code}',
    paragraphs: [
      'Thank you. We have your order {code}.',
      {
        only: 'paidByHand',
        text: 'What happens next: within {answerHours} we write to you how to pay {amount} by {method}. Nothing has been charged. Once the money has arrived, we mark the order as paid, write to you, and your writer begins.',
      },
      {
        only: 'toldHowToPay',
        text: 'What happens next: please pay {amount} by {method} as follows, and name order {code} with the payment. Within {answerHours} of its arrival we mark the order as paid, write to you, and your writer begins.',
      },
      { only: 'toldHowToPay', text: '{howToPay}' },
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
  changed: {
    event: 'changed',
    subject: 'order {code} is changed',
    paragraphs: [
      'We have changed what you ordered with order {code}. This is what it is now. If anything is wrong, please write to us on the page of the order.',
      { only: 'hasDue', text: 'The new price is higher, so {due} is left to pay.' },
    ],
    hasSummary: true,
    buttons: [
      { only: 'hasDue', label: 'Pay the difference', path: '/secure-payment?orderCode={code}' },
      ...toOrder('See my order'),
    ],
  },
  settled: {
    event: 'settled',
    subject: 'the change of order {code} is paid',
    paragraphs: ['Thank you. We have received what was left to pay for order {code}.'],
    buttons: toOrder('See my order'),
  },
  started: {
    event: 'started',
    subject: 'your writer is at work on order {code}',
    paragraphs: [
      'Your writer has begun order {code}. It is due on {deadline}.',
      'Files and instructions that may still help can be sent from the page of the order.',
    ],
    buttons: toOrder('Follow my order'),
  },
  delivered: {
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
    event: 'cancelled',
    subject: 'order {code} is cancelled',
    paragraphs: [
      'Order {code} is cancelled. Nothing has to be paid for it. A bonus that it used is back in your Bonus Storage.',
    ],
    buttons: toOrder('See the order'),
  },
  refunded: {
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
    event: 'message',
    subject: 'a further file for order {code}',
    paragraphs: ['We have added a file to order {code}, which was delivered before.'],
    files: 'ofProvider',
    buttons: toOrder('See the file'),
  },
  reply: {
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
    mergeMs: 2 * minuteMs,
  },
  revision: {
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
    event: 'approved',
    subject: 'order {code} is complete',
    paragraphs: [
      'You have approved order {code}, which is now complete. Thank you for ordering from us.',
      'Your files stay in your account. You can rate the paper and the writer on the page of the order.',
    ],
    buttons: toOrder('Rate my order'),
  },
});
