import type { Translator } from '../../../languages/translator.ts';
import { defaultDraft } from '../../../order/draft/default-draft.ts';
import { hasExtra, offeredExtras } from '../../../order/rules/extras.ts';
import { fieldView } from '../../../order/rules/field-view.ts';
import type { DictionaryItem } from '../../../order/vocabulary/dictionaries.ts';
import { type LabelledField, orderFields, textFields } from '../../../order/vocabulary/fields.ts';
import { defaultWriterCode } from '../../../order/vocabulary/ids.ts';
import { fieldsOf } from '../../../order/vocabulary/map-fields.ts';
import type { Bootstrap } from '../../../order/vocabulary/site.ts';
import { spacingNames } from './order-field.tsx';
import { separator } from './paper-line.ts';
import type { OrderSnapshot } from './scope.ts';

/** A draft with the data that its texts need. */
interface TextSource {
  draft: OrderSnapshot;
  site: Bootstrap;
  t: Translator;
}
type WriteText = (source: TextSource) => string;

const unlessZero = (quantity: string) => (quantity === '0' ? '' : quantity);

const extraNames: WriteText = ({ draft, site }) =>
  offeredExtras(site)
    .filter((extra) => hasExtra(draft, extra))
    .map(({ name }) => name)
    .join(', ');

/** Functions that write the text of a field which is neither a typed text nor entries of its dictionary alone. */
const ownTexts: Partial<Record<LabelledField, WriteText>> = {
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
export const previewText = (field: LabelledField, source: TextSource): string => {
  const { draft, site } = source;
  const row = orderFields[field];
  if (row.kind === 'text') return String(draft[field]).trim();
  const write = ownTexts[field];
  if (write || !('dictionary' in row)) return write?.(source) ?? '';
  const items: readonly DictionaryItem<number>[] = site.dictionaries[row.dictionary];
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

type WriteOption = (text: string, t: Translator) => string;

const unchanged: WriteOption = (text) => text;
const counted =
  (unit: 'slide' | 'source'): WriteOption =>
  (count, t) =>
    t.count(Number(count), `%n% ${unit}`, `%n% ${unit}s`);

// Fields of "More options" in their sequence. Each function returns the text for a choice that is not the default.
const optionWriters = {
  serviceId: unchanged,
  subjectId: unchanged,
  formatId: unchanged,
  numberSlides: counted('slide'),
  sources: counted('source'),
  spacingType: unchanged,
  extrasIds: unchanged,
  writersPreferredCode: (code, t) => t('Writer %code%', { code }),
  discountCode: (code, t) => t('Code %code%', { code }),
} as const satisfies Record<string, WriteOption>;

const optionText = (field: keyof typeof optionWriters, source: TextSource) => {
  const text = previewText(field, source);
  return text && optionWriters[field](text, source.t);
};

/** Returns the names of the chosen extras, and the code of the preferred writer. */
export const extrasLine: WriteText = (source) =>
  [optionText('extrasIds', source), optionText('writersPreferredCode', source)].filter(Boolean).join(', ');

/** Returns the names of the options that differ from `initial`, the site's defaults for the paper type. */
export const chosenOptions = (
  source: TextSource,
  initial: OrderSnapshot = defaultDraft(source.site, source.draft.typeId),
): string[] => {
  const { draft, site } = source;
  const optionTexts = fieldsOf(optionWriters).flatMap((field) => {
    // Omits the slides of a presentation, because their number already stands beside the paper type.
    if (field === 'numberSlides' && fieldView(draft, site).isOfSlides) return [];
    const text = optionText(field, source);
    return text && text !== optionText(field, { ...source, draft: initial }) ? [text] : [];
  });
  const currency = site.dictionaries.currency.find(({ id }) => id === draft.currencyId);
  return currency && currency.id !== initial.currencyId ? [...optionTexts, currency.title] : optionTexts;
};
