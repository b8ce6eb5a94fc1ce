import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createDraft } from '../../../src/order/draft/create-draft.ts';
import { editDraft } from '../../../src/order/draft/edit-draft.ts';
import { applyWriterGrade } from '../../../src/order/rules/writer-preference.ts';
import type { DraftField, OrderDraft } from '../../../src/order/vocabulary/fields.ts';
import { writerGradeId } from '../../../src/order/vocabulary/ids.ts';
import { fixtureSite } from '../../support/order/fixture-site.ts';

const preference = suite('writer preference');
const site = fixtureSite(1);
const essay = createDraft(site);
const change = <F extends DraftField>(draft: OrderDraft, field: F, value: OrderDraft[F]) =>
  editDraft(draft, field, value, site);

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
  [
    'WRT-01',
    'checking the top 10 writer sets grade 3',
    change(essay, 'top10Writer', true),
    [3, false, true, 'W'],
  ],
  [
    'WRT-01',
    'checking the premium writer sets grade 2',
    change(essay, 'premiumSpecialist', true),
    [2, true, false, 'W'],
  ],
  [
    'WRT-01',
    'unchecking the top 10 writer sets grade 1',
    change(change(essay, 'top10Writer', true), 'top10Writer', false),
    [1, false, false, 'W'],
  ],
  [
    'WRT-01',
    'unchecking the premium writer sets grade 1',
    change(change(essay, 'premiumSpecialist', true), 'premiumSpecialist', false),
    [1, false, false, 'W'],
  ],
  [
    'WRT-01',
    'checking the premium writer unchecks the top 10 writer',
    change(change(essay, 'top10Writer', true), 'premiumSpecialist', true),
    [2, true, false, 'W'],
  ],
  ['WRT-02', 'a code sets grade 4', coded, [4, false, false, 'W12345']],
  [
    'WRT-02',
    'a typed code is cut to W and five digits',
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
    'picking another grade removes the code',
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
    'unchecking the extra removes the code',
    change(lookedUp, 'top10Writer', false),
    [1, false, false, 'W'],
  ],
  [
    'WRT-03',
    'the code of a top 10 writer selects the extra “top 10 writer”',
    lookedUp,
    [3, false, true, 'W12345'],
  ],
  [
    'WRT-03',
    'the code of a premium writer checks the premium writer',
    applyWriterGrade(coded, writerGradeId(2)),
    [2, true, false, 'W12345'],
  ],
  [
    'WRT-03',
    'the code of a regular writer keeps grade "previous"',
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
    'a lookup that ends after its code was removed changes nothing',
    applyWriterGrade(essay, writerGradeId(3)),
    [1, false, false, 'W'],
  ],
];
for (const [id, title, draft, expected] of preferences)
  preference(`${id} ${title}`, () => assert.equal(preferenceOf(draft), expected));

preference.run();
