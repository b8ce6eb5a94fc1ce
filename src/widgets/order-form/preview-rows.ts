import type { Item } from '../../order/dictionaries.ts';
import type { DraftField } from '../../order/draft.ts';
import { fieldView } from '../../order/field-view.ts';
import { defaultWriterCode } from '../../order/ids.ts';
import type { Site } from '../../order/site.ts';
import { type LabelledField, spacingNames } from './field-labels.ts';
import type { OrderSnapshot } from './scope.ts';

export interface PreviewRow {
  field: LabelledField & DraftField;
  text: string;
}

const nameIn = (items: readonly Item<number>[], wanted: number) =>
  items.find(({ id }) => id === wanted)?.name ?? '';

const extraNames = (draft: OrderSnapshot) =>
  [
    draft.abstractPage && 'Abstract page',
    draft.plagiarismReport && 'Plagiarism report',
    draft.personalSupport && 'Personal support',
    draft.top10Writer && 'TOP-10 writer',
    draft.premiumSpecialist && 'Premium writer',
  ].filter(Boolean);

/** What the customer is about to order, row by row; what is not asked for has no row. */
export const previewRows = (draft: OrderSnapshot, site: Pick<Site, 'config' | 'dictionaries'>) => {
  const { dictionaries } = site;
  const view = fieldView(draft, site);
  const count = (quantity: string, isShown: boolean) => (isShown && quantity !== '0' ? quantity : '');
  const rows: PreviewRow[] = [
    { field: 'typeId', text: nameIn(dictionaries.paperType, draft.typeId) },
    { field: 'serviceId', text: nameIn(dictionaries.serviceType, draft.serviceId) },
    { field: 'subjectId', text: nameIn(dictionaries.paperSubject, draft.subjectId) },
    { field: 'formatId', text: nameIn(dictionaries.paperFormat, draft.formatId) },
    { field: 'topic', text: draft.topic.trim() },
    { field: 'details', text: draft.details.trim() },
    { field: 'academicLevelId', text: nameIn(dictionaries.academicLevel, draft.academicLevelId) },
    { field: 'numberElements', text: count(draft.numberElements, view.showsElements) },
    { field: 'numberSlides', text: count(draft.numberSlides, view.showsSlides) },
    { field: 'spacingType', text: view.showsSpacing ? spacingNames[draft.spacingType] : '' },
    { field: 'deadlineId', text: nameIn(dictionaries.deadline, draft.deadlineId) },
    { field: 'sources', text: count(draft.sources, true) },
    { field: 'materials', text: draft.materials.map(({ name }) => name).join(', ') },
    {
      field: 'writersPreferredCode',
      text: draft.writersPreferredCode === defaultWriterCode ? '' : draft.writersPreferredCode,
    },
    { field: 'abstractPage', text: extraNames(draft).join(', ') },
    { field: 'discountCode', text: draft.discountCode },
  ];
  return rows.filter(({ text }) => text);
};
