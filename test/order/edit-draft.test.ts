import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { DraftField, OrderDraft } from '../../src/order/draft.ts';
import { createDraft } from '../../src/order/draft-defaults.ts';
import { editDraft } from '../../src/order/edit-draft.ts';
import { deadlineId, materialStatusId, paperTypeId, serviceId, writerGradeId } from '../../src/order/ids.ts';
import type { PriceVersion } from '../../src/order/site.ts';
import { applyWriterGrade } from '../../src/order/writer-preference.ts';
import { fixtureSite } from './fixture-site.ts';

const edit = suite('edit draft');
const site = fixtureSite(1);
const essay = createDraft(site);
const change = <F extends DraftField>(draft: OrderDraft, field: F, value: OrderDraft[F]) =>
  editDraft(draft, field, value, site);

type Typed = ['numberElements' | 'numberSlides', string];
const typed: [version: PriceVersion, type: number, edits: Typed[], pages: string, slides: string][] = [
  [1, 1, [['numberSlides', '3']], '0', '3'],
  [1, 1, [['numberElements', '0']], '0', '1'],
  [
    1,
    1,
    [
      ['numberSlides', '3'],
      ['numberSlides', '0'],
    ],
    '1',
    '0',
  ],
  [
    1,
    1,
    [
      ['numberSlides', '3'],
      ['numberElements', '2'],
    ],
    '2',
    '0',
  ],
  [
    1,
    1,
    [
      ['numberSlides', '3'],
      ['numberElements', '0'],
    ],
    '0',
    '3',
  ],
  [1, 1, [['numberElements', '']], '', '0'],
  [
    1,
    1,
    [
      ['numberElements', ''],
      ['numberElements', '7'],
    ],
    '7',
    '0',
  ],
  [1, 1, [['numberElements', '1000']], '999', '0'],
  [1, 1, [['numberElements', '007']], '7', '0'],
  [1, 1, [['numberElements', 'many']], '', '0'],
  [1, 3, [['numberElements', '0']], '1', '0'],
  [1, 3, [['numberSlides', '5']], '1', '0'],
  [1, 55, [['numberSlides', '0']], '0', '1'],
  [1, 55, [['numberElements', '5']], '0', '1'],
  [1, 55, [['numberSlides', '12']], '0', '12'],
  [2, 1, [['numberElements', '0']], '1', '0'],
  [2, 1, [['numberSlides', '5']], '1', '0'],
  [2, 1, [['numberElements', '-4']], '1', '0'],
  [2, 1, [['numberElements', '2.5']], '2', '0'],
];
for (const [version, type, edits, pages, slides] of typed)
  edit(
    `TYP-01 VAL-01 typing ${edits.map((pair) => pair.join(' '))} in type ${type}, version ${version}, leaves "${pages}" pages and "${slides}" slides`,
    () => {
      const own = fixtureSite(version);
      let draft = createDraft(own, { typeId: paperTypeId(type) });
      for (const [field, text] of edits) draft = editDraft(draft, field, text, own);
      assert.equal([draft.numberElements, draft.numberSlides], [pages, slides]);
    },
  );

edit('TYP-04 a paper type takes the quantity over only where it counts the same', () => {
  const slides = change(change(essay, 'numberElements', '6'), 'typeId', paperTypeId(55));
  assert.equal([slides.numberElements, slides.numberSlides], ['0', '1']);
  const back = change(change(slides, 'numberSlides', '8'), 'typeId', paperTypeId(1));
  assert.equal([back.numberElements, back.numberSlides], ['1', '0']);
});

edit('DOM-01 a paper type brings its category along', () => {
  assert.is(change(essay, 'typeId', paperTypeId(44)).typeCategoryId, 8);
});

edit('TYP-01 homework refuses editing even when it is asked for', () => {
  const homework = change(essay, 'typeId', paperTypeId(35));
  assert.is(change(homework, 'serviceId', serviceId(2)).serviceId, 1);
});

type Preference = [grade: number, premium: boolean, top10: boolean, code: string];
const preferenceOf = (draft: OrderDraft): Preference => [
  draft.writerGradeId,
  draft.premiumSpecialist,
  draft.top10Writer,
  draft.writersPreferredCode,
];
const coded = change(essay, 'writersPreferredCode', 'W12345');
const lookedUp = applyWriterGrade(coded, writerGradeId(3));
const preferences: [id: string, title: string, draft: OrderDraft, expected: Preference][] = [
  ['WRT-01', 'top 10 on sets grade 3', change(essay, 'top10Writer', true), [3, false, true, 'W']],
  ['WRT-01', 'premium on sets grade 2', change(essay, 'premiumSpecialist', true), [2, true, false, 'W']],
  [
    'WRT-01',
    'top 10 off sets grade 1',
    change(change(essay, 'top10Writer', true), 'top10Writer', false),
    [1, false, false, 'W'],
  ],
  [
    'WRT-01',
    'premium off sets grade 1',
    change(change(essay, 'premiumSpecialist', true), 'premiumSpecialist', false),
    [1, false, false, 'W'],
  ],
  [
    'WRT-01',
    'premium replaces top 10',
    change(change(essay, 'top10Writer', true), 'premiumSpecialist', true),
    [2, true, false, 'W'],
  ],
  ['WRT-02', 'a code sets grade 4', coded, [4, false, false, 'W12345']],
  [
    'WRT-02',
    'a code is W and five digits',
    change(essay, 'writersPreferredCode', 'w-1234567'),
    [4, false, false, 'W12345'],
  ],
  [
    'WRT-02',
    'digits alone become a code',
    change(essay, 'writersPreferredCode', '77'),
    [4, false, false, 'W77'],
  ],
  [
    'WRT-02',
    'picking a grade gives the code up',
    change(coded, 'writerGradeId', writerGradeId(2)),
    [2, true, false, 'W'],
  ],
  [
    'WRT-02',
    'picking "previous" keeps the code',
    change(lookedUp, 'writerGradeId', writerGradeId(4)),
    [4, false, false, 'W12345'],
  ],
  [
    'WRT-02',
    'turning the extra off gives the code up',
    change(lookedUp, 'top10Writer', false),
    [1, false, false, 'W'],
  ],
  ['WRT-03', 'a top 10 writer sets top 10', lookedUp, [3, false, true, 'W12345']],
  [
    'WRT-03',
    'a premium writer sets premium',
    applyWriterGrade(coded, writerGradeId(2)),
    [2, true, false, 'W12345'],
  ],
  [
    'WRT-03',
    'a regular writer stays "previous"',
    applyWriterGrade(coded, writerGradeId(1)),
    [4, false, false, 'W12345'],
  ],
  [
    'WRT-03',
    'removing the code removes its grade',
    change(lookedUp, 'writersPreferredCode', 'W'),
    [1, false, false, 'W'],
  ],
  [
    'WRT-03',
    'a late lookup finds no code any more',
    applyWriterGrade(essay, writerGradeId(3)),
    [1, false, false, 'W'],
  ],
];
for (const [id, title, draft, expected] of preferences)
  edit(`${id} ${title}`, () => assert.equal(preferenceOf(draft), expected));

const file = { key: 'a', name: 'notes.pdf', size: 10 };
edit('WRT-04 adding and removing files says whether material is needed', () => {
  const given = change(essay, 'materials', [file]);
  assert.equal([given.notNeedMaterials, given.additionalMaterialStatusId], [false, 2]);
  const removed = change(given, 'materials', []);
  assert.equal([removed.notNeedMaterials, removed.additionalMaterialStatusId], [true, 1]);
});

edit('WRT-04 material can be needed without being there yet', () => {
  const needed = change(essay, 'notNeedMaterials', false);
  assert.is(needed.additionalMaterialStatusId, 3);
  assert.is(change(essay, 'additionalMaterialStatusId', materialStatusId(3)).notNeedMaterials, false);
});

edit('an edit leaves the draft it was made from alone', () => {
  const before = structuredClone(essay);
  change(essay, 'typeId', paperTypeId(44));
  assert.equal(essay, before);
  assert.is(change(essay, 'deadlineId', essay.deadlineId), essay, 'and one that changes nothing is the same');
});

edit('TYP-05 a deadline the type does not have becomes the longest shorter one', () => {
  const own = fixtureSite(2);
  const draft = createDraft(own);
  assert.is(editDraft(draft, 'deadlineId', deadlineId(11), own).deadlineId, 9);
});

edit.run();
