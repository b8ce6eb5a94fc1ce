import { materialStatus } from '../rules/material-status.ts';
import { showsSpacing } from '../rules/paper-type-rules.ts';
import { isCompleteWriterCode } from '../rules/writer-code.ts';
import {
  type FieldOfKind,
  type OrderDraft,
  orderFields,
  type PricedField,
  pricedFields,
  textFields,
} from '../vocabulary/fields.ts';
import { writerGrades } from '../vocabulary/ids.ts';
import { pick } from '../vocabulary/map-fields.ts';

/** Fields of a price request. A field that the visitor has not chosen is left out. */
export type PriceRequest = { -readonly [Field in PricedField]?: OrderDraft[Field] };
/** A price request with the texts of the paper, as an order and its validation send it. */
export type OrderRequest = PriceRequest & Pick<OrderDraft, FieldOfKind<'text'>>;

/** Returns the draft without its discount code, for a request after the server has refused it. */
export const withoutDiscount = <Draft extends Pick<OrderDraft, 'discountCode'>>(draft: Draft): Draft => ({
  ...draft,
  discountCode: '',
});

/** Returns whether a request contains the field. It leaves out a code or a list in which nothing is chosen. */
const isSent = (field: PricedField, draft: OrderDraft) => {
  const row = orderFields[field];
  if (row.kind === 'list') return String(draft[field]) !== '';
  return row.kind !== 'code' || !['', row.initial].includes(String(draft[field]));
};

/**
 * Returns the fields of a price request: those of an order except topic and details. Files are not included, because
 * they are uploaded after the order has been created. `isFinal` is true once the visitor has finished typing, so that an
 * incomplete writer code is sent as well.
 */
export const toPriceRequest = (draft: OrderDraft, { isFinal = false } = {}): PriceRequest => {
  const chosen = pricedFields.filter((field) => isSent(field, draft));
  const request: PriceRequest = pick(draft, chosen);
  if (!isFinal && !isCompleteWriterCode(draft.writersPreferredCode)) delete request.writersPreferredCode;
  if (draft.writerGradeId === writerGrades.previous) request.writerGradeId = writerGrades.regular;
  if (!showsSpacing(draft)) request.spacingType = 'double';
  request.additionalMaterialStatusId = materialStatus(draft);
  return request;
};

/** Returns the fields of an order or of its validation. The API client encodes lists as `name[]`. */
export const toOrderRequest = (draft: OrderDraft): OrderRequest => ({
  ...toPriceRequest(draft, { isFinal: true }),
  ...pick(draft, textFields),
});
