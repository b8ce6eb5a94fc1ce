import type { Translator } from '../../../../languages/translator.ts';
import { hasExtra, offeredExtras } from '../../../../order/rules/extras.ts';
import { fieldView } from '../../../../order/rules/field-view.ts';
import type { Item } from '../../../../order/vocabulary/dictionaries.ts';
import { type LabelledField, orderFields } from '../../../../order/vocabulary/fields.ts';
import { defaultWriterCode } from '../../../../order/vocabulary/ids.ts';
import type { Bootstrap } from '../../../../order/vocabulary/site.ts';
import { spacingNames } from '../../shared/field-labels.ts';
import type { OrderSnapshot } from '../../shared/scope.ts';

type Write = (draft: OrderSnapshot, site: Bootstrap, t: Translator) => string;

const unlessZero = (quantity: string) => (quantity === '0' ? '' : quantity);

const extraNames: Write = (draft, site) =>
  offeredExtras(site)
    .filter((extra) => hasExtra(draft, extra))
    .map(({ name }) => name)
    .join(', ');

/** Functions that write the text of a field which is neither a typed text nor a dictionary entry. */
const ownTexts: Partial<Record<LabelledField, Write>> = {
  numberElements: (draft, site) =>
    fieldView(draft, site).showsElements ? unlessZero(draft.numberElements) : '',
  numberSlides: (draft, site) => (fieldView(draft, site).showsSlides ? unlessZero(draft.numberSlides) : ''),
  spacingType: (draft, site, t) =>
    fieldView(draft, site).showsSpacing ? t(spacingNames[draft.spacingType]) : '',
  sources: ({ sources }) => unlessZero(sources),
  materials: ({ materials }) => materials.map(({ name }) => name).join(', '),
  writersPreferredCode: ({ writersPreferredCode: code }) => (code === defaultWriterCode ? '' : code),
  extrasIds: extraNames,
  discountCode: ({ discountCode }) => discountCode,
};

/** Returns the text of a field in the preview; empty for a field without a row. */
export const previewText = (
  field: LabelledField,
  draft: OrderSnapshot,
  site: Bootstrap,
  t: Translator,
): string => {
  const row = orderFields[field];
  if (row.kind === 'text') return String(draft[field]).trim();
  if (!('dictionary' in row)) return ownTexts[field]?.(draft, site, t) ?? '';
  const items: readonly Item<number>[] = site.dictionaries[row.dictionary];
  return items.find(({ id }) => id === draft[field])?.name ?? '';
};
