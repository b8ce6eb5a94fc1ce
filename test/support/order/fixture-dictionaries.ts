import type { Deadline, Dictionaries, Item, PaperType } from '../../../src/order/vocabulary/dictionaries.ts';
import {
  academicLevelId,
  currencies,
  deadlineId,
  extraId,
  formatId,
  paperTypeCategoryId,
  paperTypeId,
  serviceId,
  subjectId,
  writerGradeId,
} from '../../../src/order/vocabulary/ids.ts';
import type { PriceVersion } from '../../../src/order/vocabulary/site.ts';

// Dictionaries of a small provider, for both price versions. The ids are written out again, so that a test with them
// does not pass merely because it reads the same constants as the rules.

const items = <Id extends number>(brand: (id: number) => Id, names: [number, string][]): Item<Id>[] =>
  names.map(([id, name], index) => ({ id: brand(id), name, sort: index + 1 }));

const types: [id: number, name: string, category: number, version: 1 | 2 | null][] = [
  [1, 'Essay', 1, null],
  [5, 'Research paper', 1, null],
  [49, 'Full dissertation', 2, null],
  [29, 'Thesis', 2, null],
  [35, 'Mathematics assignment', 3, null],
  [41, 'Programming assignment', 3, null],
  [2, 'Problem solving', 4, 1],
  [3, 'Multiple choice questions', 4, null],
  [51, 'Math problems', 4, null],
  [4, 'Admission essay', 5, null],
  [50, 'Presentation', 6, 1],
  [55, 'PowerPoint slides', 6, null],
  [66, 'Other', 6, null],
  [22, 'Article', 7, null],
  [44, 'Resume', 8, null],
  [59, 'Logo design', 9, null],
];
const paperType: PaperType[] = types.map(([id, name, category, version], index) => ({
  id: paperTypeId(id),
  name,
  sort: index + 1,
  categoryId: paperTypeCategoryId(category),
  version,
}));

const seconds: [id: number, name: string, value: number][] = [
  [1, '3 hours', 10_800],
  [2, '6 hours', 21_600],
  [3, '12 hours', 43_200],
  [4, '24 hours', 86_400],
  [5, '2 days', 172_800],
  [6, '3 days', 259_200],
  [7, '6 days', 518_400],
  [8, '10 days', 864_000],
  [9, '14 days', 1_209_600],
  [10, '30 days', 2_592_000],
  [11, '2 months', 5_184_000],
];
const deadlinesUpTo = (last: number): Deadline[] =>
  seconds
    .filter(([id]) => id <= last)
    .map(([id, name, value], index) => ({ id: deadlineId(id), name, value, sort: index + 1 }));

const levelNames = 'Undergraduate Bachelor Professional Undergraduate College Master PhD'.split(' ');
const levels = (...ids: number[]) =>
  items(
    academicLevelId,
    ids.map((id) => [id, levelNames[id - 1] ?? '']),
  );

const currency: Dictionaries['currency'] = [
  { id: currencies.usd, title: 'USD', sign: '$', rate: 1 },
  { id: currencies.eur, title: 'EUR', sign: '€', rate: 0.9 },
  { id: currencies.gbp, title: 'GBP', sign: '£', rate: 0.78 },
  { id: currencies.aud, title: 'AUD', sign: 'A$', rate: 1.46 },
  { id: currencies.cad, title: 'CAD', sign: 'C$', rate: 1.31 },
];

const categoryNames =
  'Essays|Dissertation|Homework help|Questions and problems|Admission help|Other|Content writing|Resume|Graphic design';

export const fixtureDictionaries = (version: PriceVersion): Dictionaries => ({
  paperTypeCategory: items(
    paperTypeCategoryId,
    categoryNames.split('|').map((name, index) => [index + 1, name]),
  ),
  paperType,
  serviceType: items(serviceId, [
    [1, 'Writing from scratch'],
    [2, 'Editing/Proofreading'],
  ]),
  academicLevel: version === 1 ? levels(1, 2, 3) : levels(4, 5, 6, 7),
  deadline: deadlinesUpTo(version === 1 ? 9 : 11),
  writerGrade: items(writerGradeId, [
    [1, 'Regular'],
    [2, 'Premium'],
    [3, 'TOP 10'],
    [4, 'Preferred writer'],
  ]),
  paperFormat: items(formatId, [
    [1, 'MLA'],
    [2, 'APA'],
    [3, 'Chicago/Turabian'],
    [4, 'Harvard'],
    [5, 'Other'],
  ]),
  paperSubject: [
    { id: subjectId(1), name: 'Accounting', sort: 1, categoryId: 1, categoryName: 'Applied' },
    { id: subjectId(5), name: 'Other', sort: 2, categoryId: 7, categoryName: 'Other' },
  ],
  extra: items(extraId, [
    [1, 'Abstract page'],
    [2, 'Plagiarism Report'],
    [3, 'Personal Support'],
    [4, 'Referenced materials'],
    [7, 'TOP-10 Writer'],
    [8, 'Premium Writer'],
  ]),
  currency,
});
