import type { Currency, Deadline, Dictionaries, Extra, Item } from '../../order/vocabulary/dictionaries.ts';
import {
  academicLevels,
  currencies,
  deadlines,
  extraId,
  formatId,
  services,
  writerGrades,
} from '../../order/vocabulary/ids.ts';
import type { PriceVersion } from '../../order/vocabulary/site.ts';
import { paperSubjects } from './paper-subjects.ts';
import { paperTypeCategories } from './paper-type-categories.ts';
import { paperTypes } from './paper-types.ts';

const sorted = <Id extends number>(rows: readonly (readonly [Id, string])[]): Item<Id>[] =>
  rows.map(([id, name], index) => ({ id, name, sort: index + 1 }));

const levels = {
  1: sorted([
    [academicLevels.undergraduate, 'Undergraduate'],
    [academicLevels.bachelor, 'Bachelor'],
    [academicLevels.professional, 'Professional'],
  ]),
  2: sorted([
    [academicLevels.undergraduateV2, 'Undergraduate'],
    [academicLevels.college, 'College'],
    [academicLevels.master, 'Master'],
    [academicLevels.phd, 'PhD'],
  ]),
};

const hour = 3600;
const day = 24 * hour;

const commonDeadlines: Omit<Deadline, 'sort'>[] = [
  { id: deadlines.hours3, name: '3 hours', value: 3 * hour },
  { id: deadlines.hours6, name: '6 hours', value: 6 * hour },
  { id: deadlines.hours12, name: '12 hours', value: 12 * hour },
  { id: deadlines.hours24, name: '24 hours', value: day },
  { id: deadlines.days2, name: '2 days', value: 2 * day },
  { id: deadlines.days3, name: '3 days', value: 3 * day },
  { id: deadlines.days6, name: '6 days', value: 6 * day },
  { id: deadlines.days10, name: '10 days', value: 10 * day },
  { id: deadlines.days14, name: '14 days', value: 14 * day },
];
const longDeadlines: Omit<Deadline, 'sort'>[] = [
  { id: deadlines.days30, name: '30 days', value: 30 * day },
  { id: deadlines.months2, name: '2 months', value: 60 * day },
];

const currency: Currency[] = [
  { id: currencies.usd, title: 'USD', sign: '$', rate: 1 },
  { id: currencies.eur, title: 'EUR', sign: '€', rate: 0.9 },
  { id: currencies.gbp, title: 'GBP', sign: '£', rate: 0.78 },
  { id: currencies.aud, title: 'AUD', sign: 'A$', rate: 1.46 },
  { id: currencies.cad, title: 'CAD', sign: 'C$', rate: 1.31 },
];

const extras: readonly Omit<Extra, 'id' | 'sort'>[] = [
  { name: 'Abstract page', about: 'A page that sums up the paper' },
  { name: 'Plagiarism Report', about: 'Proof that the text is original' },
  { name: 'Personal Support', about: 'A manager who looks after this order alone' },
  { name: 'Referenced materials' },
  { name: 'Table of contents' },
  { name: 'TOP Editor' },
  { name: 'TOP-10 Writer', about: 'One of the ten writers whom customers rate best' },
  { name: 'Premium Writer', about: 'A senior writer in your subject' },
];

/** Lists of a demo site. Levels and deadlines depend on the price version. */
export const demoDictionaries = (version: PriceVersion): Dictionaries => ({
  paperTypeCategory: paperTypeCategories,
  paperType: paperTypes,
  serviceType: sorted([
    [services.writing, 'Writing from scratch'],
    [services.editing, 'Editing/Proofreading'],
  ]),
  academicLevel: levels[version],
  deadline: [...commonDeadlines, ...(version === 2 ? longDeadlines : [])].map((item, index) => ({
    ...item,
    sort: index + 1,
  })),
  writerGrade: sorted([
    [writerGrades.regular, 'Regular'],
    [writerGrades.premium, 'Premium'],
    [writerGrades.top10, 'Top 10'],
    [writerGrades.previous, 'My previous writer'],
  ]),
  paperFormat: sorted(
    ['MLA', 'APA', 'Chicago/Turabian', 'Harvard', 'Other'].map((name, index) => [formatId(index + 1), name]),
  ),
  paperSubject: paperSubjects,
  extra: extras.map((extra, index) => ({ id: extraId(index + 1), sort: index + 1, ...extra })),
  currency,
});
