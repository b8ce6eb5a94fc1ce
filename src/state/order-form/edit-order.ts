import { editDraft } from '../../order/draft/edit-draft.ts';
import { discountDelayMs, pricesDiffer } from '../../order/price/recalculation.ts';
import { checkedWith } from '../../order/rules/level-and-deadline.ts';
import type { DraftField, OrderDraft } from '../../order/vocabulary/fields.ts';
import { fieldsOf } from '../../order/vocabulary/map-fields.ts';
import type { FormParts } from './form-parts.ts';
import { clearErrors } from './order-errors.ts';
import { type OrderFormStore, outdateOrder } from './order-form-store.ts';

export type EditOrder = <Name extends DraftField>(field: Name, value: OrderDraft[Name]) => void;

type EditDeps = Pick<FormParts, 'context' | 'store' | 'price' | 'lookUpWriter'>;

/**
 * Fields whose change does not make a placed order a different one, because they can still be changed after it was
 * placed.
 */
const fieldsOutsideTheOrder: readonly DraftField[] = ['materials', 'policyAccepted', 'paymentSystemId'];

/** Returns whether the notice compares two prices, so that a further change of the price makes it untrue. */
const comparesPrices = ({ notice }: OrderFormStore) =>
  typeof notice?.message === 'object' && notice.message.key === 'priceChanged';

/** Creates the function that applies one edit to draft, errors and price. */
export const createEdit = ({ context, store, price, lookUpWriter }: EditDeps): EditOrder => {
  const { site, options } = context;
  return (field, value) => {
    const before = store.draft;
    const edited = editDraft({ draft: before, site }, field, value);
    if (edited === before) return;
    const hadDiscount = price.granted();
    const changed = fieldsOf(edited).filter((name) => edited[name] !== before[name]);
    clearErrors(store, field, checkedWith[field] ?? field, ...changed);
    store.draft = edited;
    if (!fieldsOutsideTheOrder.includes(field)) outdateOrder(store);
    // The payment page can still change the payment system, so the placed order stays the current one.
    if (field === 'paymentSystemId' && store.order) store.order.paymentSystemId = edited.paymentSystemId;
    const hasDiscount = price.granted();
    const isRepriced = pricesDiffer(edited, before);
    if ((isRepriced || hadDiscount !== hasDiscount) && comparesPrices(store)) store.notice = null;
    if (field === 'discountCode') store.discount.isApplied = false;
    if (field === 'writersPreferredCode') void lookUpWriter();
    if (isRepriced) price.recalculate();
    else if (field === 'discountCode' && options.template === 'm2_d1')
      price.recalculate({ delayMs: discountDelayMs });
    // Another code than the applied one takes the discount off the price, and gives none before it is applied.
    else if (hadDiscount !== hasDiscount) price.recalculate({ hasDiscount: !!hasDiscount });
  };
};
