import { createDraft } from '../../../order/draft/create-draft.ts';
import { discountFrom } from '../../../order/draft/discount-from.ts';
import { editDraft } from '../../../order/draft/edit-draft.ts';
import { type Prefill, readPrefill, writerCodeParameter } from '../../../order/draft/prefill.ts';
import { itemsOf } from '../../../order/rules/choice-offers.ts';
import type { UnknownFields } from '../../../order/unknown-fields.ts';
import { calculatorChoices } from '../../../order/vocabulary/calculator-fields.ts';
import type { ChosenFile, FieldRow } from '../../../order/vocabulary/field-kinds.ts';
import { listFields, type OrderDraft, orderFields, textFields } from '../../../order/vocabulary/fields.ts';
import { fieldsOf, pick } from '../../../order/vocabulary/map-fields.ts';
import type { Bootstrap } from '../../../order/vocabulary/site.ts';
import { externalDiscount } from '../../../tracking/external-discount.ts';
import type { WidgetContext } from '../../page/context.ts';
import type { StoredDraft } from './draft-storage.ts';

type DraftContext = Pick<WidgetContext, 'site' | 'query' | 'options' | 'isReturn'>;

/** Fields with which an address names a price. A discount code alone leaves the choices to the stored draft. */
const pricedFields: readonly string[] = [...calculatorChoices, 'writersPreferredCode'];

/**
 * Kinds of fields that are restored as typed, with the type of their values. Reading them like query values would trim them
 * and so change the body of the order.
 */
const typedKinds: Partial<Record<FieldRow['kind'], string>> = {
  text: 'string',
  code: 'string',
  flag: 'boolean',
};

const isChosenFile = (value: unknown): value is ChosenFile => {
  const { key, name, size }: UnknownFields = Object(value);
  return typeof key === 'string' && typeof name === 'string' && typeof size === 'number';
};

/**
 * Returns the values of a stored draft that the site still offers, because the site or this code may have changed
 * since.
 */
const offeredValues = (stored: Prefill, site: Bootstrap): Prefill => {
  const values: UnknownFields = stored;
  const fieldOf = (name: string) => (name === writerCodeParameter ? 'writersPreferredCode' : name);
  const get = (name: string) => String(values[fieldOf(name)] ?? '');
  const typed = fieldsOf(orderFields).filter(
    (field) => typeof values[field] === typedKinds[orderFields[field].kind],
  );
  const kept = { ...readPrefill({ get }, site), ...withoutConsent(pick(stored, typed)) };
  for (const field of listFields) {
    const ids = new Set([values[field]].flat());
    Object.assign(kept, { [field]: itemsOf(field, site).flatMap(({ id }) => (ids.has(id) ? id : [])) });
  }
  const currency = site.dictionaries.currency.find(({ id }) => id === stored.currencyId);
  if (currency) kept.currencyId = currency.id;
  if (Array.isArray(stored.materials)) kept.materials = stored.materials.filter(isChosenFile);
  return kept;
};

/** Returns the query's values as comparable text, which tells whether a draft was typed with the same query. */
export const queryKey = ({ query, site }: Pick<WidgetContext, 'query' | 'site'>): string =>
  JSON.stringify(readPrefill(query, site));

/** Returns whether the visitor has reloaded the page on which the stored draft was typed, or has returned to it. */
export const isReturnTo = (
  context: Pick<DraftContext, 'site' | 'query' | 'isReturn'>,
  { asked }: Partial<StoredDraft>,
): boolean => context.isReturn && asked === queryKey(context);

/** Returns the values of the query, and whether they name a price. After a reload or a return to the page, there are none. */
const arrivalOf = (context: DraftContext, stored: Partial<StoredDraft>) => {
  const prefill = isReturnTo(context, stored) ? {} : readPrefill(context.query, context.site);
  return { prefill, isPriced: pricedFields.some((field) => field in prefill) };
};

/**
 * Returns the draft that a form starts with: the site's defaults, then the stored draft or a partner's discount code,
 * then the query. If the query names a price, only the texts of the stored draft are kept, because the visitor has
 * pressed that price. After a reload or a return to the page, typed values override those of the query.
 */
export const initialDraft = (context: DraftContext, stored: Partial<StoredDraft>): OrderDraft => {
  const { site, options } = context;
  const { prefill, isPriced } = arrivalOf(context, stored);
  const discountCode = externalDiscount();
  const before = offeredValues(stored.draft ?? { discountCode }, site);
  const kept = Object.entries(isPriced ? { ...pick(before, textFields), discountCode } : before).filter(
    ([field]) => !(field in prefill),
  );
  return createDraft(site, { ...Object.fromEntries(kept), ...prefill }, options.template);
};

interface RefusedDraft {
  stored: Partial<StoredDraft>;
  /** Errors by field. */
  refused: object;
}

/**
 * Returns a draft with a price in place of one whose price was refused. Of a stored draft, only the refused choices are
 * reset. If the query names a price, all choices are reset except the query's discount code and the typed texts.
 */
export const resetDraft = (
  context: DraftContext,
  draft: OrderDraft,
  { stored, refused }: RefusedDraft,
): OrderDraft => {
  const { site, query, options } = context;
  if (!arrivalOf(context, stored).isPriced) {
    const defaults = createDraft(site, {}, options.template);
    return fieldsOf(defaults)
      .filter((field) => field in refused)
      .reduce((reset, field) => editDraft({ draft: reset, site }, field, defaults[field]), draft);
  }
  const discountCode = discountFrom(query);
  const kept = {
    ...pick(draft, textFields),
    materials: [...draft.materials],
    ...(discountCode && { discountCode }),
  };
  return createDraft(site, kept, options.template);
};

/** Returns the draft without consent to the terms, because consent is not stored. */
export const withoutConsent = ({ policyAccepted, ...draft }: Prefill): Prefill => draft;
