import type { Fields } from '../../../api/call.ts';
import {
  academicLevels,
  currencies,
  deadlines,
  paymentSystems,
  services,
  writerGrades,
} from '../../../order/vocabulary/ids.ts';

/** A step of the provider, by the name of a command of `provider/commands.ts`. The step `deliver` attaches the sample paper. */
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
  /** Hours that the order is old when the demo data are created. */
  hoursAgo: number;
  fields: Fields;
  /** Steps in the sequence of their times. */
  steps: readonly DemoStep[];
}

export const day = 24;

/** Default fields of the demo customer's orders. */
export const ordinary: Fields = {
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

export const paid: DemoStep = { afterHours: 1, provider: 'paid' };
export const started: DemoStep = { afterHours: 3, provider: 'start' };
