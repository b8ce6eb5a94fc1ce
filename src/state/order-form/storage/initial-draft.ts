import { createDraft } from '../../../order/draft/create-draft.ts';
import { discountFrom } from '../../../order/draft/discount-from.ts';
import { type Prefill, readPrefill, writerCodeParameter } from '../../../order/draft/prefill.ts';
import { offeredExtras } from '../../../order/rules/extras.ts';
import type { UnknownFields } from '../../../order/unknown-fields.ts';
import { type ChosenFile, type OrderDraft, textFields } from '../../../order/vocabulary/fields.ts';
import { mapFields } from '../../../order/vocabulary/map-fields.ts';
import type { Bootstrap } from '../../../order/vocabulary/site.ts';
import { externalDiscount } from '../../../tracking/external-discount.ts';
import type { WidgetContext } from '../../page/context.ts';
import type { StoredDraft } from './draft-storage.ts';

type DraftContext = Pick<WidgetContext, 'site' | 'query' | 'options'>;

const flags = ['top10Writer', 'premiumSpecialist', 'notNeedMaterials'] as const;
/**
 * Fields that are restored as typed. Reading them like query values would trim them and so change the body of the
 * order.
 */
const texts = [...textFields, 'discountCode'] as const;

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
  const kept = readPrefill({ get }, site);
  for (const flag of flags) if (typeof stored[flag] === 'boolean') kept[flag] = stored[flag];
  for (const text of texts) if (typeof stored[text] === 'string') kept[text] = stored[text];
  const { extrasIds } = stored;
  if (Array.isArray(extrasIds))
    kept.extrasIds = offeredExtras(site).flatMap(({ id, gradeId }) =>
      gradeId || !extrasIds.includes(id) ? [] : id,
    );
  const currency = site.dictionaries.currency.find(({ id }) => id === stored.currencyId);
  if (currency) kept.currencyId = currency.id;
  if (Array.isArray(stored.materials)) kept.materials = stored.materials.filter(isChosenFile);
  return kept;
};

/** Returns the query's values as comparable text, which tells whether a draft was typed with the same query. */
export const queryKey = ({ query, site }: Pick<WidgetContext, 'query' | 'site'>): string =>
  JSON.stringify(readPrefill(query, site));

/**
 * Returns the draft that a form starts with: the site's defaults, then the stored draft or a partner's discount code,
 * then the query. After a reload or a return to the page, typed values override those of the query.
 */
export const initialDraft = (
  context: DraftContext & Pick<WidgetContext, 'isReturn'>,
  stored: Partial<StoredDraft>,
): OrderDraft => {
  const { site, query, options, isReturn } = context;
  const prefill = isReturn && stored.asked === queryKey(context) ? {} : readPrefill(query, site);
  const before = offeredValues(stored.draft ?? { discountCode: externalDiscount() }, site);
  const kept: Prefill = Object.fromEntries(Object.entries(before).filter(([field]) => !(field in prefill)));
  return createDraft(site, { ...kept, ...prefill }, options.template);
};

/** Returns the site's defaults with the query's discount code and the typed texts. Such a draft always has a price. */
export const resetDraft = ({ site, query, options }: DraftContext, draft: OrderDraft): OrderDraft => {
  const discountCode = discountFrom(query);
  const kept = {
    ...mapFields(textFields, (field) => draft[field]),
    materials: [...draft.materials],
    ...(discountCode && { discountCode }),
  };
  return createDraft(site, kept, options.template);
};

/** Returns the draft without consent to the terms, because consent is not stored. */
export const withoutConsent = ({ policyAccepted, ...draft }: OrderDraft): Prefill => draft;
