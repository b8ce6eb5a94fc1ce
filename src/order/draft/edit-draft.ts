import { withMaterialStatus } from '../rules/material-status.ts';
import { offeredDeadlines, offeredLevels } from '../rules/offers.ts';
import { ruleFor } from '../rules/paper-type-rules.ts';
import { quantitiesOfType, typedQuantities, wholeNumber } from '../rules/quantity.ts';
import { chooseGrade, enterWriterCode, toggleGrade } from '../rules/writer-preference.ts';
import type { DraftField, OrderDraft } from '../vocabulary/fields.ts';
import {
  type AcademicLevelId,
  type DeadlineId,
  materialStatuses,
  otherFormat,
  otherSubject,
  services,
  writerGrades,
} from '../vocabulary/ids.ts';
import type { Site } from '../vocabulary/site.ts';
import { defaultDeadline } from './default-draft.ts';

type FittedChoices = Pick<OrderDraft, 'typeId' | 'academicLevelId' | 'deadlineId'>;

/** Returns the chosen level if it is offered, else the preferred one of the paper type, else the first one. */
const fittingLevel = (draft: FittedChoices, site: Site): AcademicLevelId => {
  const preferred = ruleFor(draft, site).levels?.[0];
  const offered = offeredLevels(draft, site);
  const offeredId = (wanted: AcademicLevelId | undefined) => offered.find(({ id }) => id === wanted)?.id;
  return (
    offeredId(draft.academicLevelId) ??
    offeredId(preferred) ??
    preferred ??
    offered[0]?.id ??
    draft.academicLevelId
  );
};

/** Returns the chosen deadline if it is offered, else the nearest shorter one, else the shortest one. */
const fittingDeadline = (draft: FittedChoices, site: Site): DeadlineId => {
  const offered = offeredDeadlines(draft, site);
  if (offered.some(({ id }) => id === draft.deadlineId)) return draft.deadlineId;
  const wanted = site.dictionaries.deadline.find(({ id }) => id === draft.deadlineId);
  if (!wanted || ruleFor(draft, site).resetsLongDeadline) return defaultDeadline(draft, site);
  const byLength = [...offered].sort((first, second) => first.value - second.value);
  const nearest = byLength.findLast(({ value }) => value <= wanted.value) ?? byLength[0];
  return nearest?.id ?? draft.deadlineId;
};

/** Replaces the choices that the paper type of the draft does not offer. */
const fitToPaperType = (draft: OrderDraft, site: Site): OrderDraft => ({
  ...draft,
  academicLevelId: fittingLevel(draft, site),
  deadlineId: fittingDeadline(draft, site),
  ...(ruleFor(draft, site).isPlain && {
    serviceId: services.writing,
    spacingType: 'double',
  }),
});

/**
 * Returns the other fields that change when the visitor edits one field. `draft` already has the new value, `before`
 * has the old one.
 */
type Effect = (draft: OrderDraft, site: Site, before: OrderDraft) => Partial<OrderDraft>;

const paperTypeEffect: Effect = (draft, site) => {
  const type = site.dictionaries.paperType.find(({ id }) => id === draft.typeId);
  return {
    ...(type && { typeCategoryId: type.categoryId }),
    ...(ruleFor(draft, site).setsOther && {
      subjectId: otherSubject,
      formatId: otherFormat,
    }),
    ...quantitiesOfType(draft, site),
  };
};

// A row for each field whose change affects other fields.
const effects: Partial<Record<DraftField, Effect>> = {
  typeId: paperTypeEffect,
  numberElements: (draft, site) => typedQuantities(draft, site, 'numberElements'),
  numberSlides: (draft, site) => typedQuantities(draft, site, 'numberSlides'),
  sources: ({ sources }) => ({ sources: wholeNumber(sources, 0) }),
  top10Writer: ({ top10Writer }) => toggleGrade(writerGrades.top10, { isOn: top10Writer }),
  premiumSpecialist: ({ premiumSpecialist }) =>
    toggleGrade(writerGrades.premium, { isOn: premiumSpecialist }),
  writerGradeId: ({ writerGradeId }) => chooseGrade(writerGradeId),
  writersPreferredCode: ({ writersPreferredCode }, _, before) =>
    enterWriterCode(writersPreferredCode, before.writersPreferredCode),
  materials: ({ materials }) => withMaterialStatus({ materials, notNeedMaterials: materials.length === 0 }),
  notNeedMaterials: withMaterialStatus,
  additionalMaterialStatusId: ({ materials, additionalMaterialStatusId }) =>
    withMaterialStatus({
      materials,
      notNeedMaterials: additionalMaterialStatusId === materialStatuses.notNeeded,
    }),
};

/**
 * Fields that an edit of another field leaves as they are, but that can become valid by it: a preferred writer is not available
 * for every deadline.
 */
export const checkedWith: Partial<Record<DraftField, DraftField>> = { deadlineId: 'writersPreferredCode' };

/** Returns the draft after an edit of one field, including every other field that the edit changes. */
export const editDraft = <Name extends DraftField>(
  { draft, site }: { draft: OrderDraft; site: Site },
  field: Name,
  value: OrderDraft[Name],
): OrderDraft => {
  if (draft[field] === value) return draft;
  const edited = { ...draft, [field]: value };
  return fitToPaperType({ ...edited, ...effects[field]?.(edited, site, draft) }, site);
};
