import { minuteMs } from '../durations.ts';
import { lettersTo, orderButtons } from './letter-row.ts';

/**
 * Recipient and buttons of the letters to a writer about an order. The letters name the order by its code alone, because topics
 * may hold a customer's contact.
 */
const toWriter = { recipient: 'writer', buttons: orderButtons } as const;

/** Recipient of the letters to persons of the office that are about no order. */
const toOffice = { recipient: 'staff' } as const;

/** Letters to persons of the office that are about no order, by kind. */
const officeLetters = lettersTo(toOffice, {
  'staff-invitation': {
    subject: 'your way into the office',
    paragraphs: [
      'You are invited to the office of {site}, where orders are read and answered. The link works once, within a week. You choose a password, and an authenticator app on your phone gives you a code for each login.',
      'If you do not know {site}, ignore this letter. Nobody gets in by it without the link.',
    ],
    buttons: [{ label: 'Open the office', path: '/', code: 'invitation' }],
  },
  'webhook-off': {
    subject: 'the webhook to {webhook} is switched off',
    paragraphs: [
      '{webhook} has not taken the events of {site}, so nothing is sent there any more.',
      'The page Webhooks of the office shows what its server answered. Once that is mended, switch the webhook on again, and send again what it has missed.',
    ],
    buttons: [{ label: 'Open the office', path: '/#/webhooks' }],
  },
});

const writerLetters = lettersTo(toWriter, {
  'writer-offered': {
    event: 'paid',
    subject: 'order {code} is offered to you',
    paragraphs: [
      'Order {code} waits for a writer. It is due on {deadline}.',
      'Read in the office what is ordered, and take the order if you want to write it. It may be offered to others too.',
    ],
  },
  'writer-assigned': {
    event: 'assigned',
    subject: 'order {code} is yours',
    paragraphs: ['You are the writer of order {code} now. It is due on {deadline}.'],
  },
  'writer-unassigned': {
    event: 'unassigned',
    subject: 'order {code} is no longer yours',
    paragraphs: ['Order {code} has another writer now. Please stop your work on it.'],
    buttons: [{ label: 'See my orders in the office', path: '/#/orders' }],
  },
  'writer-question': {
    event: 'question',
    subject: 'the customer has written about order {code}',
    paragraphs: ['The customer of order {code} has written. Please read it in the office, and answer there.'],
    mergeMs: 5 * minuteMs,
  },
  'writer-answered': {
    event: 'answered',
    subject: 'the office has written about order {code}',
    paragraphs: [
      'The office has written to the customer of order {code}. You can read it in the conversation.',
    ],
    mergeMs: 5 * minuteMs,
  },
  'writer-revision': {
    event: 'revision',
    subject: 'a revision of order {code} is wanted',
    paragraphs: ['The customer has asked for a revision of order {code}. The remarks are in the office.'],
  },
  'writer-extended': {
    event: 'extended',
    subject: 'order {code} has more time',
    paragraphs: ['Order {code} is due on {deadline} now.'],
  },
  'writer-changed': {
    event: 'changed',
    subject: 'order {code} is changed',
    paragraphs: [
      'What the customer of order {code} has ordered is changed. Please read it in the office. The order is due on {deadline}.',
    ],
  },
  'writer-refunded': {
    event: 'refunded',
    subject: 'order {code} is cancelled',
    paragraphs: ['Order {code} is cancelled and closed. Please do no more work on it.'],
  },
});

/** Letters to persons of the office, by kind. An event of an order causes those to its writer. */
export const staffLetters = { ...officeLetters, ...writerLetters };
