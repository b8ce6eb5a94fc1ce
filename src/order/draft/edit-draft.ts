import { fittingLevelAndDeadline } from '../rules/level-and-deadline.ts';
import { withMaterialStatus } from '../rules/material-status.ts';
import { ruleFor } from '../rules/paper-type-rules.ts';
import { quantitiesOfType, typedQuantities, wholeNumber } from '../rules/quantity.ts';
import { chooseGrade, enterWriterCode, toggleGrade } from '../rules/writer-preference.ts';
import type { DraftField, OrderDraft } from '../vocabulary/fields.ts';
import { materialStatuses, otherFormat, otherSubject, services, writerGrades } from '../vocabulary/ids.ts';
import type { Site } from '../vocabulary/site.ts';

/** Replaces the choices that the paper type of the draft does not offer. */
const fitToPaperType = (draft: OrderDraft, site: Site): OrderDraft => ({
  ...draft,
  ...fittingLevelAndDeadline(draft, site),
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
