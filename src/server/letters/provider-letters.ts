import { minuteMs } from '../durations.ts';
import { lettersTo, orderButtons } from './letter-row.ts';

/** Recipient and buttons of the letters to the notice address of the provider. */
const toProvider = { recipient: 'provider', buttons: orderButtons } as const;

export const providerLetters = lettersTo(toProvider, {
  'provider-ordered': {
    event: 'ordered',
    subject: 'new order {code}: {topic}',
    paragraphs: [
      '{customer} has placed order {code}.',
      {
        only: 'paidByHand',
        text: 'The customer was told that you write within {answerHours} how to pay {amount} by {method}. When the money has arrived, mark the order as paid.',
      },
      {
        only: 'toldHowToPay',
        text: 'The customer was told how to pay {amount} by {method}. When the money has arrived, mark the order as paid.',
      },
      {
        only: 'paidOnline',
        text: 'The customer pays online; another letter follows when the money has arrived.',
      },
      {
        only: 'uncharged',
        text: 'Bonus or discount covers its price. If it is not marked as paid yet, mark it.',
      },
    ],
    hasSummary: true,
  },
  'provider-paid': {
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
    ],
    hasSummary: true,
  },
  'provider-settled': {
    event: 'settled',
    subject: 'the change of order {code} is paid: {topic}',
    paragraphs: ['{customer} has paid the difference for the change of order {code}.'],
  },
  'provider-cancelled': {
    event: 'cancelled-by-customer',
    subject: 'order {code} is cancelled: {topic}',
    paragraphs: ['{customer} has cancelled order {code} before the payment.'],
  },
  'provider-refund-failed': {
    event: 'refund-failed',
    subject: 'refund of order {code} has failed: {topic}',
    paragraphs: [
      '{customer} has cancelled order {code}, but the payment service has not returned {refund}. It is asked again every hour. Until the money is returned, the order cannot be changed.',
      'Refund the amount on the page of the payment service, and the order ends by itself. If you return it in another way, first note in the office, on the order’s page, that the money has gone back in another way.',
    ],
  },
  'provider-refund-lost': {
    event: 'refund-lost',
    subject: 'a refund of order {code} came back: {topic}',
    paragraphs: [
      'The payment service had returned money of order {code} to {customer}, but it did not arrive and came back, for example because the card has ended. The order’s page in the office says how much has still to go back.',
      'Ask the customer how the money can be returned. Before you return it in another way, note that in the office by “Finish the refund”. The same button asks the payment service once more.',
    ],
  },
  'provider-files': {
    event: 'files',
    subject: 'files for order {code}: {topic}',
    paragraphs: ['{customer} has sent files for order {code}.'],
    files: 'ofCustomer',
    // Files within five minutes share a letter, because a customer uploads the files of an order one after another.
    mergeMs: 5 * minuteMs,
  },
  'provider-question': {
    event: 'question',
    subject: 'message about order {code}: {topic}',
    paragraphs: ['{customer} has written about order {code}:', { only: 'hasMessages', text: '{messages}' }],
    quotes: 'customer',
    // Messages within five minutes share a letter, because a customer often sends several in a row.
    mergeMs: 5 * minuteMs,
  },
  'provider-revision': {
    event: 'revision',
    subject: 'revision of order {code}: {topic}',
    paragraphs: [
      '{customer} has asked for a revision of order {code}.',
      { only: 'hasRevisionTime', text: 'Wanted by: {revisionTime}' },
      { only: 'hasRemarks', text: 'Remarks:\n{remarks}' },
    ],
  },
  'provider-approved': {
    event: 'approved',
    subject: 'order {code} is approved: {topic}',
    paragraphs: ['{customer} has approved order {code}, which is now complete.'],
  },
  'provider-refunded': {
    event: 'refunded',
    subject: 'order {code} is refunded: {topic}',
    paragraphs: [
      {
        only: 'charged',
        text: 'Order {code} of {customer} is refunded and closed; {refund} of {amount} goes back. The payment service returns what was paid there; please return yourself what was paid by hand.',
      },
      {
        only: 'uncharged',
        text: 'Order {code} of {customer} is refunded. No money was charged. It is closed.',
      },
      { only: 'hasReason', text: 'Reason: {reason}' },
    ],
  },
  'provider-rated': {
    event: 'rated',
    subject: 'rating of order {code}: {topic}',
    paragraphs: ['{customer} has rated order {code}.', '{ratings}'],
    // Ratings within five minutes share a letter, because a customer rates paper and writer one after the other.
    mergeMs: 5 * minuteMs,
  },
  'provider-email-changed': {
    event: 'email-changed',
    subject: 'new e-mail address for order {code}: {topic}',
    paragraphs: [
      '{customer} has changed the e-mail address. Please write about order {code} to this address alone.',
    ],
  },
  'provider-account-deleted': {
    subject: 'a customer has deleted the account',
    paragraphs: [
      'A customer has deleted the account. The orders of this customer stay, without the person.',
      { only: 'hasCancelledOrders', text: 'These orders were not paid and are cancelled: {cancelledOrders}' },
    ],
    buttons: [],
    isWithoutAccount: true,
  },
});
