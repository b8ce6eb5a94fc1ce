import type { ReactNode } from 'react';
import { required, TextInput } from 'react-admin';
import * as calls from '../../api/calls.ts';
import type { StaffIdentity } from '../../api/resources/staff.ts';
import type { StaffOrder } from '../../api/resources/staff-orders.ts';
import { toCents } from '../../order/price/money.ts';
import { fieldsOf, pick } from '../../order/vocabulary/map-fields.ts';
import { type OrderStatus, orderStatuses } from '../../order/vocabulary/order-statuses.ts';
import { ask } from '../ask.ts';
import { plainAmount } from '../value-texts.ts';

/** Fields of an order for which the office chooses one item, with their labels. */
export const singleChoices = { typeId: 'Type of paper', academicLevelId: 'Level', deadlineId: 'Deadline' };

/** Returns the fields of an order that the office changes, with the ids of the extras as in form and call. */
export const orderedFields = ({ extras, ...order }: StaffOrder) => ({
  ...pick(order, fieldsOf(singleChoices)),
  ...pick(order, ['numberElements', 'numberSlides', 'sources', 'spacingType', 'topic', 'details']),
  extrasIds: extras.map(({ id }) => id),
});
export type OrderedFields = ReturnType<typeof orderedFields>;

export interface OrderProps {
  order: StaffOrder;
}

/** Values of an act's form by field. Fields have the names of the server, whose refusals name them. */
export interface ActValues {
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
  /** Notice of the finished act, after the code of the order. */
  done: string;
  /** Statuses in which the act is offered. The server checks by itself. */
  statuses: readonly OrderStatus[];
  /** Returns whether the act applies to an order of these statuses. */
  isFor?: (order: StaffOrder) => boolean;
  /** Explains the act before it is done. */
  explain: (order: StaffOrder) => string;
  fields?: (order: StaffOrder, staff: StaffIdentity) => ReactNode;
  initial?: (order: StaffOrder, staff: StaffIdentity) => ActValues;
  send: (order: StaffOrder, values: ActValues) => Promise<unknown>;
  /**
   * Who may do it besides owners and managers: the `writer` of the order. An `offered` act is for writers who may take the order,
   * and for nobody else.
   */
  by?: 'writer' | 'offered';
}

/** An emptied field is null. */
const isAmount = (text: string | null = '') => /^\d+([.,]\d{1,2})?$/.test((text ?? '').trim());

/** Returns US cents of a typed amount such as `12.50` or `12,50`. */
export const readCents = (text = '0') => toCents(Number(text.trim().replace(',', '.')));

/** Field for an amount in US dollars. */
export const amountField = (label: string) => (
  <TextInput
    source="cents"
    label={label}
    inputMode="decimal"
    validate={(text) => (isAmount(text) ? undefined : 'Type an amount such as 12.50')}
    isRequired
  />
);

/** The fields of an act that notes a payment by hand, and how they are sent. */
export const handPayment: Pick<Act, 'fields' | 'initial' | 'send'> = {
  fields: () => (
    <>
      {amountField('Amount that arrived, in US dollars')}
      <TextInput source="reference" label="Reference of the payment" />
    </>
  ),
  initial: ({ statusId, chargedCents, dueCents = 0 }) => ({
    cents: plainAmount(statusId === orderStatuses.created ? chargedCents : dueCents),
  }),
  send: ({ code }, { cents, reference = '' }) =>
    ask(calls.markPaid, { params: { code }, payload: { cents: readCents(cents), reference } }),
};

export const reasonField = (
  <TextInput source="reason" label="Reason, which the customer reads" multiline validate={required()} />
);
