import type { Deadline } from '../vocabulary/dictionaries.ts';
import type { DraftField, OrderDraft } from '../vocabulary/fields.ts';
import { academicLevels, daySeconds, deadlines } from '../vocabulary/ids.ts';
import type { Site } from '../vocabulary/site.ts';
import { offeredDeadlines, offeredLevels } from './offers.ts';
import { dissertationSeconds, type PaperTypeChoice, ruleFor } from './paper-type-rules.ts';

type LevelAndDeadline = Pick<OrderDraft, 'academicLevelId' | 'deadlineId'>;

/** Returns the chosen deadline; undefined if the site does not have it any more. */
export const chosenDeadline = (
  { deadlineId }: Pick<OrderDraft, 'deadlineId'>,
  { dictionaries }: Pick<Site, 'dictionaries'>,
): Deadline | undefined => dictionaries.deadline.find(({ id }) => id === deadlineId);

/** Returns whether the deadline leaves enough time, a day, to ask for a preferred writer. */
export const allowsPreferredWriter = (...chosen: Parameters<typeof chosenDeadline>): boolean =>
  (chosenDeadline(...chosen)?.value ?? daySeconds) >= daySeconds;

/**
 * Fields that an edit of another field leaves as they are, but that can become valid by it: a preferred writer is not available
 * for every deadline.
 */
export const checkedWith: Partial<Record<DraftField, DraftField>> = { deadlineId: 'writersPreferredCode' };

/**
 * Returns the initial deadline: 30 days for a dissertation in version 2, else the default of the site, else the last
 * one.
 */
const defaultDeadline = (draft: PaperTypeChoice, site: Site) => {
  const { isLong } = ruleFor(draft, site);
  const offered = offeredDeadlines(draft, site);
  const preferred = offered.find(({ id, value }) =>
    isLong ? value === dissertationSeconds : id === site.config.dictionary.deadline,
  );
  return (preferred ?? offered.at(-1))?.id ?? deadlines.days14;
};

/** Returns the initial level: the preferred one of the paper type, else the default of the site, else the first one. */
const defaultLevel = (draft: PaperTypeChoice, site: Site) => {
  const forced = ruleFor(draft, site).levels?.[0];
  const offered = offeredLevels(draft, site);
  const preferredId = forced ?? site.config.dictionary.academicLevel;
  const level = offered.find(({ id }) => id === preferredId) ?? offered[0];
  return level?.id ?? forced ?? academicLevels.undergraduate;
};

export const defaultLevelAndDeadline = (draft: PaperTypeChoice, site: Site): LevelAndDeadline => ({
  academicLevelId: defaultLevel(draft, site),
  deadlineId: defaultDeadline(draft, site),
});

/** Returns the chosen level if it is offered, else the preferred one of the paper type, else the first one. */
const fittingLevel = (draft: PaperTypeChoice & LevelAndDeadline, site: Site) => {
  const preferred = ruleFor(draft, site).levels?.[0];
  const offered = offeredLevels(draft, site);
  const fitting = [draft.academicLevelId, preferred].find((id) => offered.some((level) => level.id === id));
  return fitting ?? preferred ?? offered[0]?.id ?? draft.academicLevelId;
};

/** Returns the chosen deadline if it is offered, else the nearest shorter one, else the shortest one. */
const fittingDeadline = (draft: PaperTypeChoice & LevelAndDeadline, site: Site) => {
  const offered = offeredDeadlines(draft, site);
  if (offered.some(({ id }) => id === draft.deadlineId)) return draft.deadlineId;
  const chosen = chosenDeadline(draft, site);
  if (!chosen || ruleFor(draft, site).resetsLongDeadline) return defaultDeadline(draft, site);
  const byLength = [...offered].sort((first, second) => first.value - second.value);
  const nearest = byLength.findLast(({ value }) => value <= chosen.value) ?? byLength[0];
  return nearest?.id ?? draft.deadlineId;
};

/** Returns level and deadline of a draft, replaced if its paper type does not offer them. */
export const fittingLevelAndDeadline = (
  draft: PaperTypeChoice & LevelAndDeadline,
  site: Site,
): LevelAndDeadline => ({
  academicLevelId: fittingLevel(draft, site),
  deadlineId: fittingDeadline(draft, site),
});
