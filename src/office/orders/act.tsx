import type { ReactNode } from 'react';
import { required, TextInput } from 'react-admin';
import type { StaffIdentity } from '../../api/resources/staff.ts';
import type { StaffOrder } from '../../api/resources/staff-orders.ts';
import { toCents } from '../../order/price/money.ts';

/** Fields of an order that the office changes, as its form has them. */
export interface OrderedFields {
  typeId: number;
  academicLevelId: number;
  deadlineId: number;
  numberElements: number;
  numberSlides: number;
  sources: number;
  spacingType: string;
  extrasIds: number[];
  topic: string;
  details: string;
}

/** Values of an act's form by field. Fields have the names of the server, whose refusals name them. */
export interface Values {
  /** Typed amount in dollars. */
  cents?: string;
  reference?: string;
  writerCode?: string;
  deadlineAt?: Date | string;
  message?: string;
  reason?: string;
  isReturned?: boolean;
  fileIds?: { rawFile: File }[];
  isPaid?: boolean;
  ordered?: OrderedFields;
  /** Total that was shown, in units of the order's currency. */
  total?: number;
}

export interface Act {
  label: string;
  /** Statuses in which the act is offered. The server checks by itself. */
  statuses: readonly number[];
  /** Returns whether an order of these statuses has what the act is about. */
  isFor?: (order: StaffOrder) => boolean;
  /** Says what the act does, before it is done. */
  explain: (order: StaffOrder) => string;
  fields?: (order: StaffOrder, staff: StaffIdentity) => ReactNode;
  initial?: (order: StaffOrder, staff: StaffIdentity) => Values;
  send: (order: StaffOrder, values: Values) => Promise<unknown>;
  /**
   * Who may do it besides owners and managers: the `writer` of the order. An `offered` act is for writers who may take the order,
   * and for nobody else.
   */
  by?: 'writer' | 'offered';
}

/** Returns US cents of a typed amount such as `12.50` or `12,50`; 0, which the server refuses, for any other text. */
export const centsOf = (text = '') =>
  /^\d+([.,]\d{1,2})?$/.test(text.trim()) ? toCents(Number(text.trim().replace(',', '.'))) : 0;

/** Field for an amount in US dollars. */
export const amountField = (label: string) => (
  <TextInput source="cents" label={label} inputMode="decimal" validate={required()} />
);
/** Returns the parameters of a call about an order. */
export const of = ({ code }: StaffOrder) => ({ code });
