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
  editDraft({ draft, site }, field, value);

const typed = (code: string, draft = essay) => change(draft, 'writersPreferredCode', code);
const top10 = change(essay, 'top10Writer', true);
const coded = typed('W12345');
const lookedUp = applyWriterGrade(coded, writerGradeId(3));
const preferences: [title: string, draft: OrderDraft, grade: number, code: string][] = [
  ['WRT-01 checking the top 10 writer sets grade 3', change(essay, 'top10Writer', true), 3, 'W'],
  ['WRT-01 checking the premium writer sets grade 2', change(essay, 'premiumSpecialist', true), 2, 'W'],
  ['WRT-01 unchecking the top 10 writer sets grade 1', change(top10, 'top10Writer', false), 1, 'W'],
  ['WRT-01 checking the premium writer unchecks TOP-10', change(top10, 'premiumSpecialist', true), 2, 'W'],
  ['WRT-02 a code sets grade 4', coded, 4, 'W12345'],
  ['WRT-02 a typed code is cut to five digits', typed('w-1234567'), 4, 'W12345'],
  ['WRT-02 digits alone become a code', typed('77'), 4, 'W77'],
  ['WRT-02 another grade removes the code', change(coded, 'writerGradeId', writerGradeId(2)), 2, 'W'],
  ['WRT-02 "previous" keeps the code', change(lookedUp, 'writerGradeId', writerGradeId(4)), 4, 'W12345'],
  ['WRT-02 unchecking the extra removes the code', change(lookedUp, 'top10Writer', false), 1, 'W'],
  ['WRT-03 the code of a top 10 writer selects the extra', lookedUp, 3, 'W12345'],
  ['WRT-03 the code of a premium writer', applyWriterGrade(coded, writerGradeId(2)), 2, 'W12345'],
  ['WRT-03 the code of a regular writer', applyWriterGrade(coded, writerGradeId(1)), 4, 'W12345'],
  ['WRT-03 removing the code removes its grade', typed('W', lookedUp), 1, 'W'],
  ['WRT-03 a lookup that ends after its code was removed', applyWriterGrade(essay, writerGradeId(3)), 1, 'W'],
];
for (const [title, draft, grade, code] of preferences)
  preference(`${title}: grade ${grade}, code ${code}`, () => {
    assert.equal([draft.writerGradeId, draft.writersPreferredCode], [grade, code]);
    assert.equal([draft.premiumSpecialist, draft.top10Writer], [grade === 2, grade === 3]);
  });

preference.run();
