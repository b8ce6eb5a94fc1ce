import { proxy } from 'valtio/vanilla';
import type { CreatedOrder } from '../../api/resources/client.ts';
import type { Text } from '../../languages/text.ts';
import type { OrderDraft } from '../../order/vocabulary/fields.ts';
import type { CurrencyId } from '../../order/vocabulary/ids.ts';
import type { Cents } from '../../order/vocabulary/tariff.ts';
import type { DisplayedErrors } from '../../validation/field-errors.ts';
import type { OrderFormMessage } from '../../validation/messages/notices.ts';
import type { RefusedFile } from './file-contents.ts';

/** A message that belongs to no field, with the actions that the notice offers. */
export interface OrderFormNotice {
  message: OrderFormMessage;
  /** Label of the button that retries; null if a retry would fail again. */
  retry: Text | null;
  /** Label of the button that continues to payment; null if no order has been placed. */
  goOn: Text | null;
  /** Address of the payment page if the form's frame could not open it; a link then opens it in a new tab. */
  payment?: string;
}

/** Total on the visitor's screen at the press of a button. A step or an order goes on at this total only. */
export interface AgreedTotal {
  cents: Cents;
  currencyId: CurrencyId;
}

/** Steps of a submission in their sequence. */
export const submissionSteps = ['account', 'order', 'files', 'payment'] as const;
export type SubmissionStep = (typeof submissionSteps)[number];

/**
 * State of Checkout and of the submission. The step of a submission is null until the form's checks have passed.
 */
export type Submission =
  | { readonly state: 'idle' | 'checking' | 'placed' | 'failed' }
  | { readonly state: 'sending'; readonly step: SubmissionStep | null };

export interface OrderFormStore {
  draft: OrderDraft;
  /** Errors by field. Only `order-errors.ts` writes them. */
  readonly errors: Readonly<DisplayedErrors>;
  activeStep: 1 | 2;
  /** Names of the folded parts of step one. */
  folded: string[];
  submission: Submission;
  notice: OrderFormNotice | null;
  discount: { isLoading: boolean; isApplied: boolean };
  /** Keys of listed files without content: it was lost by a reload, or the file has changed on the device. */
  lostKeys: string[];
  /** Refused files that the visitor has not dismissed yet. */
  refusedFiles: RefusedFile[];
  /** The customer's Bonus Storage in US cents, and whether the order uses it. */
  bonus: { balance: Cents; isUsed: boolean };
  /** Uploaded share of each file, from 0 to 1, by the file's key. */
  uploads: Record<string, number>;
  /** The last order that the server has acknowledged. */
  order: CreatedOrder | null;
  /** True while the draft equals `order`, so that the order is not placed again. */
  isOrderCurrent: boolean;
  /** Field to scroll to and focus. Each request is a new object, so that the same field can be requested twice. */
  focusRequest: { field: string } | null;
}

/** Returns the facts of a form that nobody has used yet. */
export const freshFacts = (draft: OrderDraft): OrderFormStore => ({
  draft,
  errors: {},
  activeStep: 1,
  folded: ['more', 'extras', 'files', 'person', 'discount'],
  submission: { state: 'idle' },
  notice: null,
  discount: { isLoading: false, isApplied: false },
  lostKeys: [],
  refusedFiles: [],
  bonus: { balance: 0, isUsed: false },
  uploads: {},
  order: null,
  isOrderCurrent: false,
  focusRequest: null,
});

export const createOrderFormStore = (draft: OrderDraft): OrderFormStore => proxy(freshFacts(draft));

/** Lets the draft count as another order than the placed one. A submission that is running goes on. */
export const outdateOrder = (store: OrderFormStore): void => {
  store.isOrderCurrent = false;
  if (store.submission.state === 'placed') store.submission = { state: 'idle' };
};

/** Removes the placed order from the form. */
export const dropOrder = (store: OrderFormStore): void => {
  outdateOrder(store);
  store.order = null;
};
