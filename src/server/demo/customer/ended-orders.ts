import { deadlines } from '../../../order/vocabulary/ids.ts';
import { type DemoOrder, day, ordinary, paid, started } from './demo-order.ts';

/** Orders that are approved, cancelled or refunded, the oldest first. */
export const endedOrders: readonly DemoOrder[] = [
  {
    hoursAgo: 24 * day,
    fields: {
      ...ordinary,
      topic: 'What the margins of medieval manuscripts were for',
      details:
        'A short history for readers who have never held a manuscript. Two examples with pictures, please.',
      discountCode: 'WELCOME15',
    },
    steps: [
      paid,
      started,
      {
        afterHours: 2 * day,
        provider: 'reply',
        text: 'Would you like the examples from one library or from two?',
      },
      {
        afterHours: 2 * day + 3,
        customer: 'write',
        payload: { text: 'From two, if they are easy to compare.' },
      },
      { afterHours: 5 * day, provider: 'deliver' },
      { afterHours: 5 * day + 5, customer: 'open' },
      { afterHours: 5 * day + 6, customer: 'rate', payload: { rate: 5, comment: 'Clear, and a day early.' } },
      { afterHours: 5 * day + 7, customer: 'approve' },
    ],
  },
  {
    hoursAgo: 17 * day,
    fields: {
      ...ordinary,
      typeId: 12,
      numberElements: '6',
      topic: 'Footnotes in the digital edition: a literature review',
      details: 'Cover the last ten years. Group the sources by the question that they ask.',
      subjectId: 14,
      formatId: 3,
      sources: '12',
    },
    steps: [
      paid,
      started,
      { afterHours: 5 * day, provider: 'deliver' },
      { afterHours: 6 * day - 1, customer: 'open' },
      { afterHours: 6 * day, customer: 'approve' },
    ],
  },
  {
    hoursAgo: 15 * day,
    fields: {
      ...ordinary,
      typeId: 50,
      numberElements: '0',
      numberSlides: '12',
      topic: 'A talk on reading habits',
      details: 'Twelve slides with notes for the speaker.',
      subjectId: 9,
    },
    steps: [{ afterHours: 20, provider: 'cancel' }],
  },
  {
    hoursAgo: 12 * day,
    fields: {
      ...ordinary,
      deadlineId: deadlines.days3,
      topic: 'Marketing plan of a small bookshop',
      details: 'One page on each of the three largest groups of customers.',
      subjectId: 18,
    },
    steps: [
      paid,
      { afterHours: 20, provider: 'refund', text: 'No writer in this subject was free before the deadline' },
    ],
  },
];
