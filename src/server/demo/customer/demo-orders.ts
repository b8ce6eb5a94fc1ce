import type { Fields } from '../../../api/call.ts';
import {
  academicLevels,
  currencies,
  deadlines,
  otherPaperType,
  paymentSystems,
  services,
  writerGrades,
} from '../../../order/vocabulary/ids.ts';

/** A step of the provider, named like a command of `provider/commands.ts`. The step `deliver` attaches the sample paper. */
interface ProviderStep {
  afterHours: number;
  provider: 'paid' | 'start' | 'deliver' | 'reply' | 'cancel' | 'refund';
  text?: string;
}

/** A step of the customer in the cabinet. */
interface CustomerStep {
  afterHours: number;
  customer: 'attach' | 'write' | 'open' | 'revise' | 'rate' | 'approve';
  payload?: Fields;
}

export type DemoStep = ProviderStep | CustomerStep;

export interface DemoOrder {
  /** Hours between the order and the first start. */
  hoursAgo: number;
  fields: Fields;
  /** In the sequence of time. */
  steps: readonly DemoStep[];
}

const day = 24;

/** Fields of every order of the demo customer, unless the order names other values. */
const ordinary: Fields = {
  typeId: 1,
  serviceId: services.writing,
  academicLevelId: academicLevels.bachelor,
  deadlineId: deadlines.days6,
  numberElements: '3',
  numberSlides: '0',
  spacingType: 'double',
  sources: '4',
  subjectId: 32,
  formatId: 1,
  writerGradeId: writerGrades.regular,
  currencyId: currencies.usd,
  paymentSystemId: paymentSystems.creditCard,
  additionalMaterialStatusId: 1,
};

const paid: DemoStep = { afterHours: 1, provider: 'paid' };
const started: DemoStep = { afterHours: 3, provider: 'start' };

/** Orders of the demo customer, the oldest first: one in each status, and a second approved one. */
export const demoOrders: readonly DemoOrder[] = [
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
