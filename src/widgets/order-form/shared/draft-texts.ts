import type { Translator } from '../../../languages/translator.ts';
import { defaultDraft } from '../../../order/draft/default-draft.ts';
import { hasExtra, offeredExtras } from '../../../order/rules/extras.ts';
import { fieldView } from '../../../order/rules/field-view.ts';
import type { Item } from '../../../order/vocabulary/dictionaries.ts';
import { type LabelledField, orderFields, textFields } from '../../../order/vocabulary/fields.ts';
import { defaultWriterCode } from '../../../order/vocabulary/ids.ts';
import { fieldsOf } from '../../../order/vocabulary/map-fields.ts';
import type { Bootstrap } from '../../../order/vocabulary/site.ts';
import { spacingNames } from './order-field.tsx';
import { separator } from './paper-line.ts';
import type { OrderSnapshot } from './scope.ts';

/** A draft with what its texts need. */
interface Shown {
  draft: OrderSnapshot;
  site: Bootstrap;
  t: Translator;
}
type Write = (shown: Shown) => string;

const unlessZero = (quantity: string) => (quantity === '0' ? '' : quantity);

const extraNames: Write = ({ draft, site }) =>
  offeredExtras(site)
    .filter((extra) => hasExtra(draft, extra))
    .map(({ name }) => name)
    .join(', ');

/** Functions that write the text of a field which is neither a typed text nor entries of its dictionary alone. */
const ownTexts: Partial<Record<LabelledField, Write>> = {
  numberElements: ({ draft, site }) =>
    fieldView(draft, site).showsElements ? unlessZero(draft.numberElements) : '',
  numberSlides: ({ draft, site }) =>
    fieldView(draft, site).showsSlides ? unlessZero(draft.numberSlides) : '',
  spacingType: ({ draft, site, t }) =>
    fieldView(draft, site).showsSpacing ? t(spacingNames[draft.spacingType]) : '',
  sources: ({ draft: { sources } }) => unlessZero(sources),
  materials: ({ draft: { materials } }) => materials.map(({ name }) => name).join(', '),
  writersPreferredCode: ({ draft: { writersPreferredCode: code } }) =>
    code === defaultWriterCode ? '' : code,
  extrasIds: extraNames,
  discountCode: ({ draft }) => draft.discountCode,
};

/** Returns the text of a field in the preview; empty for a field without a row. */
export const fieldText = (field: LabelledField, shown: Shown): string => {
  const { draft, site } = shown;
  const row = orderFields[field];
  if (row.kind === 'text') return String(draft[field]).trim();
  const write = ownTexts[field];
  if (write || !('dictionary' in row)) return write?.(shown) ?? '';
  const items: readonly Item<number>[] = site.dictionaries[row.dictionary];
  const chosen: unknown[] = [draft[field]].flat();
  return items.flatMap(({ id, name }) => (chosen.includes(id) ? name : [])).join(', ');
};

/** Returns the task in one line: "Margins · 1 file · Three pages on …". */
export const taskLine = (draft: OrderSnapshot, t: Translator): string => {
  const [topic, ...texts] = textFields.map((field) => draft[field].trim());
  const { length } = draft.materials;
  const files = length > 0 && t.count(length, '%n% file', '%n% files');
  return [topic, files, ...texts].filter(Boolean).join(separator);
};

type Name = (text: string, t: Translator) => string;

const asIs: Name = (text) => text;
const counted =
  (unit: 'slide' | 'source'): Name =>
  (count, t) =>
    t.count(Number(count), `%n% ${unit}`, `%n% ${unit}s`);

// Fields of "More options" in their sequence. Each function returns the text for a choice that is not the default.
const names = {
  serviceId: asIs,
  subjectId: asIs,
  formatId: asIs,
  numberSlides: counted('slide'),
  sources: counted('source'),
  spacingType: asIs,
  extrasIds: asIs,
  writersPreferredCode: (code, t) => t('Writer %code%', { code }),
  discountCode: (code, t) => t('Code %code%', { code }),
} as const satisfies Record<string, Name>;

const optionText = (field: keyof typeof names, shown: Shown) => {
  const text = fieldText(field, shown);
  return text && names[field](text, shown.t);
};

/** Returns the names of the chosen extras, and the code of the preferred writer. */
export const extrasLine: Write = (shown) =>
  [optionText('extrasIds', shown), optionText('writersPreferredCode', shown)].filter(Boolean).join(', ');

/** Returns the names of the options that differ from `initial`, the site's defaults for the paper type. */
export const chosenOptions = (
  shown: Shown,
  initial: OrderSnapshot = defaultDraft(shown.site, shown.draft.typeId),
): string[] => {
  const { draft, site } = shown;
  const chosen = fieldsOf(names).flatMap((field) => {
    // Omits the slides of a presentation, because their number already stands beside the paper type.
    if (field === 'numberSlides' && fieldView(draft, site).isOfSlides) return [];
    const text = optionText(field, shown);
    return text && text !== optionText(field, { ...shown, draft: initial }) ? [text] : [];
  });
  const currency = site.dictionaries.currency.find(({ id }) => id === draft.currencyId);
  return currency && currency.id !== initial.currencyId ? [...chosen, currency.title] : chosen;
};
