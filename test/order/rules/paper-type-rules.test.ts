import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createDraft } from '../../../src/order/draft/create-draft.ts';
import { editDraft } from '../../../src/order/draft/edit-draft.ts';
import { instanceWordOf, usesSlides } from '../../../src/order/rules/paper-type-rules.ts';
import {
  academicLevelId,
  deadlineId,
  formatId,
  paperTypeId,
  serviceId,
  subjectId,
} from '../../../src/order/vocabulary/ids.ts';
import type { PriceVersion } from '../../../src/order/vocabulary/site.ts';
import { fixtureSite } from '../../support/order/fixture-site.ts';

const rules = suite('paper type rules');

// Ids of paper types. They are repeated here, so that the test does not read the constants that it checks.
const words: [word: string, ids: number[]][] = [
  ['problem', [2, 51]],
  ['question', [3]],
  ['slide', [55]],
  ['assignment', [35, 36, 37, 38]],
  ['task', [40, 41]],
  ['project', [59, 60, 61, 62, 63]],
  ['page', [1, 5, 39, 48, 50, 52, 66, 29, 34, 49, 4, 43, 44, 58]],
];
for (const [word, ids] of words)
  for (const id of ids)
    rules(`DOM-04 CAL-02 paper type ${id} counts in ${word}s`, () => {
      assert.equal([instanceWordOf(paperTypeId(id)), usesSlides(paperTypeId(id))], [word, id === 55]);
    });

/** What the choice of a paper type sets in an essay of three pages. */
interface Sets {
  level?: number;
  isPlain?: boolean;
  setsOther?: boolean;
  /** Deadlines before and after the choice. */
  deadline?: [before: number, after: number];
  levelBefore?: number;
  /** Pages and slides after the choice. */
  quantities?: [string, string];
}
const rows: [title: string, version: PriceVersion, type: number, sets: Sets][] = [
  ['TYP-01 admission help gets level professional', 1, 4, { level: 3 }],
  [
    'TYP-01 a resume gets level professional, and subject and format "other"',
    1,
    44,
    { level: 3, setsOther: true },
  ],
  [
    'TYP-01 a graphic design gets level bachelor and is written from scratch',
    1,
    59,
    { level: 2, isPlain: true },
  ],
  ['TYP-01 questions are always written from scratch', 1, 3, { isPlain: true }],
  ['TYP-01 problem solving is always written from scratch', 1, 2, { isPlain: true }],
  ['TYP-01 math problems are always written from scratch', 1, 51, { isPlain: true }],
  ['TYP-01 homework is always written from scratch', 1, 35, { isPlain: true }],
  ['TYP-01 a dissertation keeps level and deadline', 1, 49, { deadline: [1, 1] }],
  ['TYP-04 slides have no pages and at least one slide', 1, 55, { quantities: ['0', '1'] }],
  ['TYP-02 admission help gets level PhD', 2, 4, { level: 7 }],
  ['TYP-02 a resume gets level PhD, and subject and format "other"', 2, 44, { level: 7, setsOther: true }],
  [
    'TYP-02 a graphic design gets level undergraduate and is written from scratch',
    2,
    59,
    { level: 4, isPlain: true },
  ],
  ['TYP-02 questions are written from scratch only', 2, 3, { isPlain: true }],
  ['TYP-02 math problems are written from scratch only', 2, 51, { isPlain: true }],
  ['TYP-02 homework is written from scratch only', 2, 35, { isPlain: true }],
  [
    'TYP-04 slides are written from scratch and have no pages',
    2,
    55,
    { isPlain: true, quantities: ['0', '1'] },
  ],
  ['TYP-03 a dissertation at another level gets level Master', 2, 49, { levelBefore: 5, level: 6 }],
  ['TYP-03 a dissertation keeps level PhD', 2, 29, { levelBefore: 7, level: 7 }],
  ['TYP-03 a dissertation due in 3 hours gets 24 hours', 2, 49, { level: 6, deadline: [1, 4] }],
  ['TYP-03 a dissertation due in 6 hours gets 24 hours', 2, 49, { level: 6, deadline: [2, 4] }],
  ['TYP-03 a dissertation due in 12 hours gets 24 hours', 2, 29, { level: 6, deadline: [3, 4] }],
  ['TYP-03 a dissertation due in 10 days keeps its deadline', 2, 29, { level: 6, deadline: [8, 8] }],
];
for (const [title, version, type, row] of rows)
  rules(`${title}, in price version ${version}`, () => {
    const site = fixtureSite(version);
    const before = createDraft(site, {
      typeId: paperTypeId(1),
      serviceId: serviceId(2),
      spacingType: 'single',
      numberElements: '3',
      subjectId: subjectId(1),
      formatId: formatId(2),
      ...(row.deadline && { deadlineId: deadlineId(row.deadline[0]) }),
      ...(row.levelBefore && { academicLevelId: academicLevelId(row.levelBefore) }),
    });
    const draft = editDraft({ draft: before, site }, 'typeId', paperTypeId(type));
    assert.is(draft.academicLevelId, row.level ?? before.academicLevelId);
    assert.equal([draft.serviceId, draft.spacingType], row.isPlain ? [1, 'double'] : [2, 'single']);
    assert.equal([draft.subjectId, draft.formatId], row.setsOther ? [5, 5] : [1, 2]);
    if (row.deadline) assert.is(draft.deadlineId, row.deadline[1]);
    assert.equal([draft.numberElements, draft.numberSlides], row.quantities ?? ['3', '0']);
  });

for (const longDeadline of [10, 11])
  rules(`TYP-02 in version 2, a resume with deadline id ${longDeadline} gets the default deadline`, () => {
    const site = fixtureSite(2);
    site.config.dictionary.deadline = deadlineId(6);
    const dissertation = createDraft(site, { typeId: paperTypeId(49), deadlineId: deadlineId(longDeadline) });
    assert.is(dissertation.deadlineId, longDeadline);
    assert.is(editDraft({ draft: dissertation, site }, 'typeId', paperTypeId(44)).deadlineId, 6);
    assert.is(
      editDraft({ draft: dissertation, site }, 'typeId', paperTypeId(1)).deadlineId,
      9,
      'an essay the nearest',
    );
  });

rules('TYP-03 a form that opens with a dissertation starts with level master and 30 days', () => {
  const draft = createDraft(fixtureSite(2), { typeId: paperTypeId(49) });
  assert.equal([draft.academicLevelId, draft.deadlineId], [6, 10]);
});

rules('TYP-01 a paper type’s fixed level applies even if the site does not list that level', () => {
  const site = fixtureSite(1);
  site.dictionaries.academicLevel = site.dictionaries.academicLevel.filter(({ id }) => id !== 3);
  const draft = editDraft({ draft: createDraft(site), site }, 'typeId', paperTypeId(4));
  assert.is(draft.academicLevelId, 3);
  assert.is(editDraft({ draft, site }, 'academicLevelId', academicLevelId(1)).academicLevelId, 3);
});

rules.run();
