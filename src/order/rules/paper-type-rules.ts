import type { OrderDraft } from '../vocabulary/fields.ts';
import { type AcademicLevelId, academicLevels, daySeconds, type PaperTypeId } from '../vocabulary/ids.ts';
import { type PriceVersion, priceVersion, type Site } from '../vocabulary/site.ts';

type InstanceWord = 'page' | 'problem' | 'question' | 'slide' | 'project' | 'assignment' | 'task';

/** Rules in which paper types differ from an essay. */
interface PaperTypeRule {
  /** The only levels that are offered, the preferred one first. A single level disables the field. */
  levels?: readonly AcademicLevelId[];
  /** Only writing (no editing) and only double spacing are offered. */
  isPlain?: true;
  /** Choosing the paper type sets subject and format to "Other". */
  setsOther?: true;
  /** A deadline that is not offered becomes the default of the site instead of the nearest shorter one. */
  resetsLongDeadline?: true;
  /** Deadlines of less than a day are not offered, and those that no other type has are. */
  isLong?: true;
}

/** A group of paper types: their ids, the noun for one element unless it is a page, and their rules by price version. */
type PaperTypeGroup = { ids: readonly number[]; word?: InstanceWord } & Partial<
  Record<PriceVersion, PaperTypeRule>
>;

const { professional, bachelor, phd, undergraduateV2, master } = academicLevels;
const isPlain = true;
const setsOther = true;

/** Paper types that differ from an essay. */
export const paperTypeGroups = {
  problems: { ids: [2, 51], word: 'problem', 1: { isPlain }, 2: { isPlain } },
  questions: { ids: [3], word: 'question', 1: { isPlain }, 2: { isPlain } },
  slides: { ids: [55], word: 'slide', 2: { isPlain } },
  homework: { ids: [35, 36, 37, 38], word: 'assignment', 1: { isPlain }, 2: { isPlain } },
  // Homework in statistics and programming.
  tasks: { ids: [40, 41], word: 'task', 1: { isPlain }, 2: { isPlain } },
  dissertation: { ids: [29, 30, 31, 32, 33, 34, 49], 2: { levels: [master, phd], isLong: true } },
  admissionHelp: { ids: [4, 42, 43, 46], 1: { levels: [professional] }, 2: { levels: [phd] } },
  resume: {
    ids: [44, 45, 47, 56, 57, 58],
    1: { levels: [professional], setsOther },
    2: { levels: [phd], setsOther, resetsLongDeadline: true },
  },
  graphicDesign: {
    ids: [59, 60, 61, 62, 63],
    word: 'project',
    1: { levels: [bachelor], isPlain },
    2: { levels: [undergraduateV2], isPlain },
  },
} satisfies Record<string, PaperTypeGroup>;

const groups: readonly PaperTypeGroup[] = Object.values(paperTypeGroups);
const groupOf = (typeId: PaperTypeId) => groups.find(({ ids }) => ids.includes(typeId));

/** The paper type of a draft, which decides the offers of the site. */
export type PaperTypeChoice = Pick<OrderDraft, 'typeId'>;

export const ruleFor = ({ typeId }: PaperTypeChoice, { config }: Pick<Site, 'config'>): PaperTypeRule =>
  groupOf(typeId)?.[priceVersion(config)] ?? {};

/** Deadline of a new dissertation in version 2, in seconds. No other type has a deadline as long. */
export const dissertationSeconds = 30 * daySeconds;

/** Returns whether a deadline is offered. Version 1 offers each one for all paper types. */
export const offersDeadline = (
  seconds: number,
  draft: PaperTypeChoice,
  site: Pick<Site, 'config'>,
): boolean =>
  priceVersion(site.config) === 1 ||
  (ruleFor(draft, site).isLong ? seconds >= daySeconds : seconds < dissertationSeconds);

/** Returns the noun for one element of a paper type, as in "2 pages" or "3 problems". */
export const instanceWordOf = (typeId: PaperTypeId): InstanceWord => groupOf(typeId)?.word ?? 'page';

export const usesSlides = (typeId: PaperTypeId): boolean => instanceWordOf(typeId) === 'slide';

/** Returns whether the elements are neither pages nor slides, so that the paper has no spacing. */
export const isCounted = (typeId: PaperTypeId): boolean =>
  !['page', 'slide'].includes(instanceWordOf(typeId));

/** Returns whether the form shows the spacing, which only pages have. */
export const showsSpacing = ({
  typeId,
  numberElements,
}: Pick<OrderDraft, 'typeId' | 'numberElements'>): boolean =>
  !usesSlides(typeId) && !isCounted(typeId) && numberElements !== '0';
