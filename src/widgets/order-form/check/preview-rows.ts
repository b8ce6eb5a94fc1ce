import { hasExtra, offeredExtras } from '../../../order/rules/extras.ts';
import { fieldView } from '../../../order/rules/field-view.ts';
import type { Item } from '../../../order/vocabulary/dictionaries.ts';
import { defaultWriterCode } from '../../../order/vocabulary/ids.ts';
import type { Bootstrap } from '../../../order/vocabulary/site.ts';
import { type LabelledField, spacingNames } from '../shared/field-labels.ts';
import type { OrderSnapshot } from '../shared/scope.ts';

type Text = (draft: OrderSnapshot, site: Bootstrap) => string;

const nameIn = (items: readonly Item<number>[], wanted: number) =>
  items.find(({ id }) => id === wanted)?.name ?? '';
const count = (quantity: string, isShown: boolean) => (isShown && quantity !== '0' ? quantity : '');

const extraNames: Text = (draft, site) =>
  offeredExtras(site)
    .filter((extra) => hasExtra(draft, extra))
    .map(({ name }) => name)
    .join(', ');

/** What the customer is about to order, one row per field, in their order; an empty text has no row. */
export const previewRows: readonly [field: LabelledField, textOf: Text][] = [
  ['typeId', ({ typeId }, { dictionaries }) => nameIn(dictionaries.paperType, typeId)],
  ['serviceId', ({ serviceId }, { dictionaries }) => nameIn(dictionaries.serviceType, serviceId)],
  ['subjectId', ({ subjectId }, { dictionaries }) => nameIn(dictionaries.paperSubject, subjectId)],
  ['formatId', ({ formatId }, { dictionaries }) => nameIn(dictionaries.paperFormat, formatId)],
  ['topic', ({ topic }) => topic.trim()],
  ['details', ({ details }) => details.trim()],
  [
    'academicLevelId',
    ({ academicLevelId }, { dictionaries }) => nameIn(dictionaries.academicLevel, academicLevelId),
  ],
  ['numberElements', (draft, site) => count(draft.numberElements, fieldView(draft, site).showsElements)],
  ['numberSlides', (draft, site) => count(draft.numberSlides, fieldView(draft, site).showsSlides)],
  [
    'spacingType',
    (draft, site) => (fieldView(draft, site).showsSpacing ? spacingNames[draft.spacingType] : ''),
  ],
  ['deadlineId', ({ deadlineId }, { dictionaries }) => nameIn(dictionaries.deadline, deadlineId)],
  ['sources', ({ sources }) => count(sources, true)],
  ['materials', ({ materials }) => materials.map(({ name }) => name).join(', ')],
  ['writersPreferredCode', ({ writersPreferredCode: code }) => (code === defaultWriterCode ? '' : code)],
  ['extrasIds', extraNames],
  ['discountCode', ({ discountCode }) => discountCode],
];
