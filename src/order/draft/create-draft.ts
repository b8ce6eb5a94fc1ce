import { applyWriterGrade } from '../rules/writer-preference.ts';
import type { OrderDraft } from '../vocabulary/fields.ts';
import { isFieldOf } from '../vocabulary/map-fields.ts';
import type { Site } from '../vocabulary/site.ts';
import type { TemplateName } from '../vocabulary/templates.ts';
import { defaultDraft } from './default-draft.ts';
import { editDraft } from './edit-draft.ts';
import type { Prefill } from './prefill.ts';

/** Fields that `defaultDraft` has set already, so that no edit repeats them. */
const notEdited: readonly string[] = ['typeId', 'typeCategoryId'];

/**
 * Sorts the prefilled fields. Files come first, because they decide whether files are needed. Slides come before pages,
 * because pages may be 0 only beside slides. The writer code comes last, because a grade removes it.
 */
const sortFields = ({ materials, numberSlides, writersPreferredCode, ...prefill }: Prefill) =>
  Object.entries({ materials, numberSlides, ...prefill, writersPreferredCode });

/**
 * Creates the draft that a form starts with: the defaults of the site for the paper type, then each prefilled field.
 * Prefilled fields are edited like typed ones, so that a query cannot create a draft that a visitor could not.
 */
export const createDraft = (
  site: Site,
  prefill: Prefill = {},
  template: TemplateName = 'm1_d1',
): OrderDraft => {
  let draft = defaultDraft(site, prefill.typeId, template);
  for (const [field, value] of sortFields(prefill)) {
    if (isFieldOf(draft, field) && !notEdited.includes(field) && value !== undefined)
      draft = editDraft({ draft, site }, field, value);
  }
  // Editing the writer code has set the grade "previous". The prefilled grade replaces it.
  return prefill.writersPreferredCode && prefill.writerGradeId
    ? applyWriterGrade(draft, prefill.writerGradeId)
    : draft;
};
