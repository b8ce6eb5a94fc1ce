import { proxy } from 'valtio/vanilla';
import type { CreatedOrder } from '../../api/resources.ts';
import type { OrderDraft } from '../../order/vocabulary/fields.ts';
import type { Cents } from '../../order/vocabulary/tariff.ts';
import type { FieldErrors } from '../../validation/field-errors.ts';
import type { RefusedFile } from './file-contents.ts';

/** A failure that concerns no field, and the ways on that it offers. */
export interface FormNotice {
  text: string;
  /** What trying again comes to, in the words of a button; null where it would fail again. */
  retry: string | null;
  /** What going on to payment comes to; null as long as no order stands. */
  goOn: string | null;
}

export interface OrderFormStore {
  draft: OrderDraft;
  /** By field: a key of `validation/messages` or finished English. */
  errors: FieldErrors;
  activeStep: 1 | 2;
  isValidating: boolean;
  isSubmitting: boolean;
  submitSucceeded: boolean;
  submitFailed: boolean;
  notice: FormNotice | null;
  discount: { isOpen: boolean; isLoading: boolean; isApplied: boolean };
  /** Files that were chosen and not added, until each is dismissed. */
  refusedFiles: RefusedFile[];
  /** US cents in the Bonus Storage of whoever is logged in, and whether the order is to use them. */
  bonus: { balance: Cents; isUsed: boolean };
  /** Share of each file that is uploaded, 0 to 1, by the file's key. */
  uploads: Record<string, number>;
  /** The last order that the server has acknowledged. */
  order: CreatedOrder | null;
  /** The draft is that order: it is not placed again. */
  isOrderCurrent: boolean;
  /** The field that should be in view and have the caret; each request is a new object. */
  focusRequest: { field: string } | null;
}

export const createOrderFormStore = (draft: OrderDraft): OrderFormStore =>
  proxy<OrderFormStore>({
    draft,
    errors: {},
    activeStep: 1,
    isValidating: false,
    isSubmitting: false,
    submitSucceeded: false,
    submitFailed: false,
    notice: null,
    discount: { isOpen: draft.discountCode !== '', isLoading: false, isApplied: false },
    refusedFiles: [],
    bonus: { balance: 0, isUsed: false },
    uploads: {},
    order: null,
    isOrderCurrent: false,
    focusRequest: null,
  });
