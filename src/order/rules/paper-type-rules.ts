import type { AcademicLevelId, PaperTypeId } from '../vocabulary/ids.ts';
import { academicLevels, deadlines, paperTypeGroups, paperTypeId } from '../vocabulary/ids.ts';
import type { PriceVersion } from '../vocabulary/site.ts';

export type PaperTypeGroup = keyof typeof paperTypeGroups | 'pages';
export type InstanceWord = 'page' | 'problem' | 'question' | 'slide' | 'project' | 'assignment' | 'task';

/** How a group deviates from an essay (specification section 4). */
export interface PaperTypeRule {
  /** The only levels the group is written at, the preferred one first. One alone disables the field. */
  levels?: readonly AcademicLevelId[];
  /** Written from scratch and double spaced only. */
  isPlain?: true;
  /** Choosing the type sets subject and format to "Other". */
  setsOther?: true;
  /** A long deadline that is not offered becomes the site's default, not the nearest. */
  resetsLongDeadline?: true;
}

const { professional, bachelor, phd, undergraduateV2, master } = academicLevels;
const plain: PaperTypeRule = { isPlain: true };

// One row per deviation. A group without a row behaves as an essay does.
const versions: Record<PriceVersion, Partial<Record<PaperTypeGroup, PaperTypeRule>>> = {
  1: {
    admissionHelp: { levels: [professional] },
    resume: { levels: [professional], setsOther: true },
    graphicDesign: { levels: [bachelor], isPlain: true },
    questions: plain,
    problems: plain,
    homeworkHelp: plain,
  },
  2: {
    admissionHelp: { levels: [phd] },
    resume: { levels: [phd], setsOther: true, resetsLongDeadline: true },
    graphicDesign: { levels: [undergraduateV2], isPlain: true },
    questions: plain,
    problems: plain,
    homeworkHelp: plain,
    slides: plain,
    dissertation: { levels: [master, phd] },
  },
};

/** Version 2 sells long deadlines for dissertations alone, and short ones for everything else alone. */
const withheldDeadlines = {
  dissertation: [deadlines.hours3, deadlines.hours6, deadlines.hours12],
  other: [deadlines.days30, deadlines.months2],
};

const words: Partial<Record<PaperTypeGroup, InstanceWord>> = {
  problems: 'problem',
  questions: 'question',
  slides: 'slide',
  homeworkHelp: 'assignment',
  graphicDesign: 'project',
};

/** Homework that is handed in as tasks rather than as one assignment: statistics and programming. */
const taskTypes: readonly PaperTypeId[] = [paperTypeId(40), paperTypeId(41)];

const countedGroups: readonly PaperTypeGroup[] = ['questions', 'problems', 'homeworkHelp', 'graphicDesign'];

// Its own names alone: a page may have given every object more.
const groups = Object.keys(paperTypeGroups) as (keyof typeof paperTypeGroups)[];
export const groupOf = (typeId: PaperTypeId): PaperTypeGroup =>
  groups.find((group) => paperTypeGroups[group].includes(typeId)) ?? 'pages';

export const ruleFor = (typeId: PaperTypeId, version: PriceVersion): PaperTypeRule =>
  versions[version][groupOf(typeId)] ?? {};

export const withheldDeadlinesFor = (typeId: PaperTypeId, version: PriceVersion) =>
  version === 1 ? [] : withheldDeadlines[groupOf(typeId) === 'dissertation' ? 'dissertation' : 'other'];

/** What one element of the type is called: "2 pages", "3 problems" (specification section 9). */
export const instanceWordOf = (typeId: PaperTypeId): InstanceWord =>
  taskTypes.includes(typeId) ? 'task' : (words[groupOf(typeId)] ?? 'page');

export const usesSlides = (typeId: PaperTypeId): boolean => groupOf(typeId) === 'slides';

/** Whether the type is counted in something other than pages and slides, and so has no spacing. */
export const isCounted = (typeId: PaperTypeId): boolean => countedGroups.includes(groupOf(typeId));
