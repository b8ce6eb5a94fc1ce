import { applyWriterGrade } from '../rules/writer-preference.ts';
import type { DraftField, OrderDraft } from '../vocabulary/draft.ts';
import type { Site, TemplateName } from '../vocabulary/site.ts';
import { defaultDraft } from './default-draft.ts';
import { editDraft } from './edit-draft.ts';
import type { Prefill } from './prefill.ts';

/** Decided before any other field is edited. */
const notEdited: readonly string[] = ['typeId', 'typeCategoryId'];

/**
 * Files come first, because they say whether material is needed; slides before pages, because only beside slides pages
 * may be 0; the writer's code last, because grades drop it.
 */
const inOrder = ({ materials, numberSlides, writersPreferredCode, ...prefill }: Prefill) =>
  Object.entries({ materials, numberSlides, ...prefill, writersPreferredCode });

/**
 * What a form starts with: the site's defaults for the paper type, then each prefilled field as if it had been
 * typed, so that no query can make a draft that a visitor could not (specification section 3).
 */
export const createDraft = (
  site: Site,
  prefill: Prefill = {},
  template: TemplateName = 'm1_d1',
): OrderDraft => {
  let draft = defaultDraft(site, prefill.typeId, template);
  for (const [field, value] of inOrder(prefill)) {
    if (field in draft && !notEdited.includes(field) && value !== undefined)
      draft = editDraft(draft, field as DraftField, value, site);
  }
  // The grade that a code was looked up to have, which typing the code has put back to "previous".
  return prefill.writersPreferredCode && prefill.writerGradeId
    ? applyWriterGrade(draft, prefill.writerGradeId)
    : draft;
};
