import { offeredDeadlines, offeredLevels } from '../rules/offers.ts';
import { ruleFor } from '../rules/paper-type-rules.ts';
import type { OrderDraft } from '../vocabulary/fields.ts';
import { type AcademicLevelId, type DeadlineId, services } from '../vocabulary/ids.ts';
import type { Site } from '../vocabulary/site.ts';
import { defaultDeadline } from './default-draft.ts';

type Choice = Pick<OrderDraft, 'typeId' | 'academicLevelId' | 'deadlineId'>;

/** Returns the chosen level if it is offered, else the preferred one of the paper type, else the first one. */
const fittingLevel = (draft: Choice, site: Site): AcademicLevelId => {
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
const fittingDeadline = (draft: Choice, site: Site): DeadlineId => {
  const offered = offeredDeadlines(draft, site);
  if (offered.some(({ id }) => id === draft.deadlineId)) return draft.deadlineId;
  const wanted = site.dictionaries.deadline.find(({ id }) => id === draft.deadlineId);
  if (!wanted || ruleFor(draft, site).resetsLongDeadline) return defaultDeadline(draft, site);
  const byLength = [...offered].sort((first, second) => first.value - second.value);
  const nearest = byLength.findLast(({ value }) => value <= wanted.value) ?? byLength[0];
  return nearest?.id ?? draft.deadlineId;
};

/** Replaces the choices that the paper type of the draft does not offer. */
export const fitToPaperType = (draft: OrderDraft, site: Site): OrderDraft => ({
  ...draft,
  academicLevelId: fittingLevel(draft, site),
  deadlineId: fittingDeadline(draft, site),
  ...(ruleFor(draft, site).isPlain && {
    serviceId: services.writing,
    spacingType: 'double',
  }),
});
