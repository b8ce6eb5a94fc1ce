import {
  academicLevels,
  currencies,
  deadlines,
  otherPaperType,
  writerGrades,
} from '../../../order/vocabulary/ids.ts';
import { type DemoOrder, day, ordinary, paid, started } from './demo-order.ts';
import { endedOrders } from './ended-orders.ts';

/** Orders that still go on, the oldest first. */
const openOrders: readonly DemoOrder[] = [
  {
    hoursAgo: 6 * day,
    fields: {
      ...ordinary,
      typeId: 14,
      numberElements: '5',
      topic: 'Case study: a library that lends tools',
      details: 'What it costs a year, who borrows, and what has changed in the street.',
      subjectId: 4,
      formatId: 2,
    },
    steps: [
      paid,
      started,
      { afterHours: 4 * day, provider: 'deliver' },
      { afterHours: 4 * day + 4, customer: 'open' },
      {
        afterHours: 4 * day + 5,
        customer: 'revise',
        payload: {
          timeRevision: 'In two days',
          textRevision:
            'The costs are of different years. Please bring them to one year, and name the source.',
        },
      },
      {
        afterHours: 5 * day,
        provider: 'reply',
        text: 'I have found the figures of 2029 and am rewriting page three.',
      },
    ],
  },
  {
    hoursAgo: 5 * day,
    fields: {
      ...ordinary,
      topic: 'Why footnotes are read first',
      details: 'For a seminar on reading. The argument matters more than the number of sources.',
    },
    steps: [
      paid,
      started,
      { afterHours: 2 * day, customer: 'write', payload: { text: 'May I see an outline before you begin?' } },
      {
        afterHours: 2 * day + 2,
        provider: 'reply',
        text: 'Of course: 1. how readers find a page, 2. what notes promise, 3. what the margin keeps.',
      },
      { afterHours: 4 * day + 12, provider: 'deliver' },
    ],
  },
  {
    hoursAgo: 2 * day,
    fields: {
      ...ordinary,
      typeId: 5,
      numberElements: '8',
      deadlineId: deadlines.days10,
      academicLevelId: academicLevels.professional,
      topic: 'Paper supply of small publishers in wartime',
      details: 'Start with the attached notes. The archive is named on the second page.',
      subjectId: 32,
      sources: '15',
      additionalMaterialStatusId: 2,
      currencyId: currencies.eur,
    },
    steps: [
      { afterHours: 0.2, customer: 'attach' },
      paid,
      started,
      {
        afterHours: day,
        provider: 'reply',
        text: 'Thank you for the notes. I am in the archive until Thursday and write again then.',
      },
    ],
  },
  {
    hoursAgo: 5,
    fields: {
      ...ordinary,
      typeId: 19,
      deadlineId: deadlines.days3,
      topic: 'Should lecture notes be shared?',
      details: 'Argue for it, and take the strongest objection seriously.',
      subjectId: 9,
      writerGradeId: writerGrades.premium,
    },
    steps: [paid],
  },
  {
    hoursAgo: 0.3,
    fields: {
      ...ordinary,
      typeId: otherPaperType,
      topic: 'Glossary of bookbinding',
      details: 'Thirty terms with one sentence each.',
      numberElements: '2',
      subjectId: 30,
    },
    steps: [],
  },
];

/** Orders of the demo customer, oldest first: one order in each status, and a second approved order. */
export const demoOrders: readonly DemoOrder[] = [...endedOrders, ...openOrders];
