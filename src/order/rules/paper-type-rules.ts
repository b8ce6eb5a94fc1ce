import type { AcademicLevelId, PaperTypeId } from '../vocabulary/ids.ts';
import { academicLevels, daySeconds, paperTypeGroups, paperTypeId } from '../vocabulary/ids.ts';
import { fieldsOf } from '../vocabulary/map-fields.ts';
import type { PriceVersion } from '../vocabulary/site.ts';

type PaperTypeGroup = keyof typeof paperTypeGroups | 'pages';
type InstanceWord = 'page' | 'problem' | 'question' | 'slide' | 'project' | 'assignment' | 'task';

/** Rules in which a group of paper types differs from an essay. */
interface PaperTypeRule {
  /** The only levels that are offered, the preferred one first. A single level disables the field. */
  levels?: readonly AcademicLevelId[];
  /** Only writing (no editing) and only double spacing are offered. */
  isPlain?: true;
  /** Choosing the paper type sets subject and format to "Other". */
  setsOther?: true;
  /** A deadline that is not offered becomes the default of the site instead of the nearest shorter one. */
  resetsLongDeadline?: true;
}

const { professional, bachelor, phd, undergraduateV2, master } = academicLevels;
const plain: PaperTypeRule = { isPlain: true };

// Rules of paper types by price version: a row for each group that differs from an essay.
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

const words: Partial<Record<PaperTypeGroup, InstanceWord>> = {
  problems: 'problem',
  questions: 'question',
  slides: 'slide',
  homeworkHelp: 'assignment',
  graphicDesign: 'project',
};

/** Homework that is counted in tasks instead of assignments: statistics and programming. */
const taskTypes: readonly PaperTypeId[] = [paperTypeId(40), paperTypeId(41)];

const countedGroups: readonly PaperTypeGroup[] = ['questions', 'problems', 'homeworkHelp', 'graphicDesign'];

// Looks up own keys only, because a host page may have extended Object.prototype.
const groups = fieldsOf(paperTypeGroups);
export const groupOf = (typeId: PaperTypeId): PaperTypeGroup =>
  groups.find((group) => paperTypeGroups[group].includes(typeId)) ?? 'pages';

export const ruleFor = (typeId: PaperTypeId, version: PriceVersion): PaperTypeRule =>
  versions[version][groupOf(typeId)] ?? {};

/** Deadline of a new dissertation in version 2, in seconds. No other type has a deadline as long. */
export const dissertationSeconds = 30 * daySeconds;

/** Returns whether a deadline is offered: in version 2, a dissertation has no short ones, and other types no long ones. */
export const offersDeadline = (seconds: number, typeId: PaperTypeId, version: PriceVersion) =>
  version === 1 ||
  (groupOf(typeId) === 'dissertation' ? seconds >= daySeconds : seconds < dissertationSeconds);

/** Returns the noun for one element of a paper type, as in "2 pages" or "3 problems". */
export const instanceWordOf = (typeId: PaperTypeId): InstanceWord =>
  taskTypes.includes(typeId) ? 'task' : (words[groupOf(typeId)] ?? 'page');

export const usesSlides = (typeId: PaperTypeId): boolean => groupOf(typeId) === 'slides';

/** Returns whether the elements are neither pages nor slides, so that the paper has no spacing. */
export const isCounted = (typeId: PaperTypeId): boolean => countedGroups.includes(groupOf(typeId));
