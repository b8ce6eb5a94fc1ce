import { fieldErrors } from '../../api/field-errors.ts';
import type { Result } from '../../api/result.ts';
import { createTranslator } from '../../languages/translator.ts';
import { formatMoney } from '../../order/price/money.ts';
import type { Cents } from '../../order/vocabulary/tariff.ts';
import type { FormParts } from '../order-form/form-parts.ts';
import { showNotice } from '../order-form/notice.ts';
import type { AgreedTotal } from '../order-form/order-form-store.ts';

/** Returns whether the server has refused an order because its price is not the total on the screen. */
export const isPriceRefused = (result: Result<unknown>): boolean =>
  result.status === 409 && String(fieldErrors(result).general) === 'priceChanged';

/**
 * Returns true if the displayed total is still that to which the visitor has agreed. Otherwise shows both, so that the visitor
 * decides again.
 */
export const checkAgreed = (deps: FormParts, agreed: AgreedTotal): boolean => {
  const { context, store, price } = deps;
  const { currencyId } = store.draft;
  if (price.total.peek() === agreed.cents && currencyId === agreed.currencyId) return true;
  const t = createTranslator(context.site);
  const format = (cents: Cents, id: number) =>
    formatMoney(cents, context.site.dictionaries.currency.find((currency) => currency.id === id)?.sign, t);
  const values = [format(agreed.cents, agreed.currencyId), format(price.total.peek(), currencyId)] as const;
  showNotice(deps, { key: 'priceChanged', values }, { retry: null });
  return false;
};

/** Requests the price that the server would charge, and shows it beside the agreed one. */
export const showRefusedPrice = async (deps: FormParts, agreed: AgreedTotal): Promise<void> => {
  await deps.price.confirm();
  if (checkAgreed(deps, agreed)) showNotice(deps, 'notPlacedYet');
};
