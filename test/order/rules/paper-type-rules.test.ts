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
      assert.is(instanceWordOf(paperTypeId(id)), word);
      assert.is(usesSlides(paperTypeId(id)), id === 55);
    });

interface Row {
  id: string;
  version: PriceVersion;
  type: number;
  level?: number;
  isPlain?: boolean;
  setsOther?: boolean;
  /** Deadlines before and after the choice of the paper type. */
  deadline?: [before: number, after: number];
  levelBefore?: number;
  /** Pages and slides after the choice of the paper type, starting from an essay of three pages. */
  quantities?: [string, string];
}

const rows: Record<string, Row> = {
  'admission help gets level professional': { id: 'TYP-01', version: 1, type: 4, level: 3 },
  'a resume gets level professional, and subject and format "other"': {
    id: 'TYP-01',
    version: 1,
    type: 44,
    level: 3,
    setsOther: true,
  },
  'a graphic design gets level bachelor and is written from scratch': {
    id: 'TYP-01',
    version: 1,
    type: 59,
    level: 2,
    isPlain: true,
  },
  'questions are always written from scratch': { id: 'TYP-01', version: 1, type: 3, isPlain: true },
  'problem solving is always written from scratch': { id: 'TYP-01', version: 1, type: 2, isPlain: true },
  'math problems are always written from scratch': { id: 'TYP-01', version: 1, type: 51, isPlain: true },
  'homework is always written from scratch': { id: 'TYP-01', version: 1, type: 35, isPlain: true },
  'a dissertation keeps level and deadline': { id: 'TYP-01', version: 1, type: 49, deadline: [1, 1] },
  'slides have no pages and at least one slide': {
    id: 'TYP-04',
    version: 1,
    type: 55,
    quantities: ['0', '1'],
  },
  'admission help gets level PhD': { id: 'TYP-02', version: 2, type: 4, level: 7 },
  'a resume gets level PhD, and subject and format "other"': {
    id: 'TYP-02',
    version: 2,
    type: 44,
    level: 7,
    setsOther: true,
  },
  'a graphic design gets level undergraduate and is written from scratch': {
    id: 'TYP-02',
    version: 2,
    type: 59,
    level: 4,
    isPlain: true,
  },
  'questions are written from scratch only': { id: 'TYP-02', version: 2, type: 3, isPlain: true },
  'math problems are written from scratch only': { id: 'TYP-02', version: 2, type: 51, isPlain: true },
  'homework is written from scratch only': { id: 'TYP-02', version: 2, type: 35, isPlain: true },
  'slides are written from scratch and have no pages': {
    id: 'TYP-04',
    version: 2,
    type: 55,
    isPlain: true,
    quantities: ['0', '1'],
  },
  'a dissertation at another level gets level Master': {
    id: 'TYP-03',
    version: 2,
    type: 49,
    levelBefore: 5,
    level: 6,
  },
  'a dissertation keeps level PhD': { id: 'TYP-03', version: 2, type: 29, levelBefore: 7, level: 7 },
  'a dissertation due in 3 hours gets 24 hours': {
    id: 'TYP-03',
    version: 2,
    type: 49,
    level: 6,
    deadline: [1, 4],
  },
  'a dissertation due in 6 hours gets 24 hours': {
    id: 'TYP-03',
    version: 2,
    type: 49,
    level: 6,
    deadline: [2, 4],
  },
  'a dissertation due in 12 hours gets 24 hours': {
    id: 'TYP-03',
    version: 2,
    type: 29,
    level: 6,
    deadline: [3, 4],
  },
  'a dissertation due in 10 days keeps its deadline': {
    id: 'TYP-03',
    version: 2,
    type: 29,
    level: 6,
    deadline: [8, 8],
  },
};

for (const [title, row] of Object.entries(rows))
  rules(`${row.id} in price version ${row.version}, ${title}`, () => {
    const site = fixtureSite(row.version);
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
    const draft = editDraft(before, 'typeId', paperTypeId(row.type), site);
    assert.is(draft.academicLevelId, row.level ?? before.academicLevelId);
    assert.is(draft.serviceId, row.isPlain ? 1 : 2);
    assert.is(draft.spacingType, row.isPlain ? 'double' : 'single');
    assert.is(draft.subjectId, row.setsOther ? 5 : 1);
    assert.is(draft.formatId, row.setsOther ? 5 : 2);
    if (row.deadline) assert.is(draft.deadlineId, row.deadline[1]);
    assert.equal([draft.numberElements, draft.numberSlides], row.quantities ?? ['3', '0']);
  });

for (const longDeadline of [10, 11])
  rules(`TYP-02 in version 2, a resume with deadline id ${longDeadline} gets the default deadline`, () => {
    const site = fixtureSite(2);
    site.config.dictionary.deadline = deadlineId(6);
    const dissertation = createDraft(site, {
      typeId: paperTypeId(49),
      deadlineId: deadlineId(longDeadline),
    });
    assert.is(dissertation.deadlineId, longDeadline);
    assert.is(editDraft(dissertation, 'typeId', paperTypeId(44), site).deadlineId, 6);
    assert.is(editDraft(dissertation, 'typeId', paperTypeId(1), site).deadlineId, 9, 'an essay the nearest');
  });

rules('TYP-03 a form that opens with a dissertation starts with level master and 30 days', () => {
  const draft = createDraft(fixtureSite(2), { typeId: paperTypeId(49) });
  assert.is(draft.academicLevelId, 6);
  assert.is(draft.deadlineId, 10);
});

rules('TYP-01 a paper type’s fixed level applies even if the site does not list that level', () => {
  const site = fixtureSite(1);
  site.dictionaries.academicLevel = site.dictionaries.academicLevel.filter(({ id }) => id !== 3);
  const draft = editDraft(createDraft(site), 'typeId', paperTypeId(4), site);
  assert.is(draft.academicLevelId, 3);
  assert.is(editDraft(draft, 'academicLevelId', academicLevelId(1), site).academicLevelId, 3);
});

rules.run();
