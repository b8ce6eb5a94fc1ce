import { createDraft } from '../../order/draft/create-draft.ts';
import { discountFrom, type Prefill, readPrefill, writerCodeParameter } from '../../order/draft/prefill.ts';
import { offeredExtras } from '../../order/rules/extras.ts';
import { type ChosenFile, type OrderDraft, textFields } from '../../order/vocabulary/fields.ts';
import { mapFields } from '../../order/vocabulary/map-fields.ts';
import type { Bootstrap } from '../../order/vocabulary/site.ts';
import { externalDiscount } from '../../tracking/external-discount.ts';
import type { WidgetContext } from '../page/context.ts';
import type { StoredDraft } from './draft-storage.ts';

type DraftContext = Pick<WidgetContext, 'site' | 'query' | 'options'>;

const flags = ['top10Writer', 'premiumSpecialist', 'notNeedMaterials'] as const;
/** As they were typed: a query's would be trimmed, and the same order would no longer be the same. */
const texts = [...textFields, 'discountCode'] as const;

const isChosenFile = (one: unknown): one is ChosenFile => {
  const { key, name, size } = Object(one);
  return typeof key === 'string' && typeof name === 'string' && typeof size === 'number';
};

/** What of a stored draft the site still knows: it may be from before a change of the site, or of this code. */
const restorable = (stored: Prefill, site: Bootstrap): Prefill => {
  const fieldOf = (name: string) =>
    name === writerCodeParameter ? 'writersPreferredCode' : (name as keyof OrderDraft);
  const get = (name: string) => String(stored[fieldOf(name)] ?? '');
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

/** What a query asks for, to tell whether a draft was typed over it already. */
export const askedBy = ({ query, site }: Pick<WidgetContext, 'query' | 'site'>): string =>
  JSON.stringify(readPrefill(query, site));

/**
 * What the form starts with: the site's defaults, then what was typed before (or a partner's code from an earlier
 * page), then the query, which wins (ORD-11, PRC-03) unless the page has only come back: what was typed over it
 * there survives (ORD-21).
 */
export const initialDraft = (
  context: DraftContext & Pick<WidgetContext, 'isReturn'>,
  stored: Partial<StoredDraft> | null,
): OrderDraft => {
  const { site, query, options, isReturn } = context;
  const wanted = isReturn && stored?.asked === askedBy(context) ? {} : readPrefill(query, site);
  const before = restorable(stored?.draft ?? { discountCode: externalDiscount() }, site);
  const kept: Prefill = Object.fromEntries(Object.entries(before).filter(([field]) => !(field in wanted)));
  return createDraft(site, { ...kept, ...wanted }, options.template);
};

/** The site's defaults and the query's discount (PRC-03), with what was written: that can always be priced. */
export const resetDraft = ({ site, query, options }: DraftContext, draft: OrderDraft): OrderDraft => {
  const discountCode = discountFrom(query);
  const kept = {
    ...mapFields(textFields, (field) => draft[field]),
    materials: [...draft.materials],
    ...(discountCode && { discountCode }),
  };
  return createDraft(site, kept, options.template);
};

/** Consent to the terms is given anew each time. */
export const storable = ({ policyAccepted, ...draft }: OrderDraft): Prefill => draft;
