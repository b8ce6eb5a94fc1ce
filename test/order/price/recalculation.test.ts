import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createDraft } from '../../../src/order/draft/create-draft.ts';
import { editDraft } from '../../../src/order/draft/edit-draft.ts';
import { pricesDiffer } from '../../../src/order/price/recalculation.ts';
import { applyWriterGrade } from '../../../src/order/rules/writer-preference.ts';
import type { DraftField, OrderDraft } from '../../../src/order/vocabulary/fields.ts';
import {
  academicLevelId,
  currencyId,
  deadlineId,
  extras,
  paperTypeId,
  paymentSystemId,
  serviceId,
  subjectId,
  writerGradeId,
} from '../../../src/order/vocabulary/ids.ts';
import { fixtureSite } from '../../support/order/fixture-site.ts';

const recalculation = suite('recalculation');
const site = fixtureSite(1);
const start = createDraft(site);
const premium = editDraft({ draft: start, site }, 'premiumSpecialist', true);
const coded = editDraft({ draft: start, site }, 'writersPreferredCode', 'W12345');
const top10 = applyWriterGrade(coded, writerGradeId(3));

interface Edit<Field extends DraftField = DraftField> {
  from?: OrderDraft;
  field: Field;
  value: OrderDraft[Field];
}
const edit = <Field extends DraftField>(
  field: Field,
  value: OrderDraft[Field],
  from = start,
): Edit<Field> => ({ from, field, value });

const pricedEdits: Record<string, Edit> = {
  'PRC-01 a change of the paper type': edit('typeId', paperTypeId(5)),
  'PRC-01 a change of the service': edit('serviceId', serviceId(2)),
  'PRC-01 a change of the deadline': edit('deadlineId', deadlineId(4)),
  'PRC-01 a change of the level': edit('academicLevelId', academicLevelId(2)),
  'PRC-01 a change of the pages': edit('numberElements', '2'),
  'PRC-01 a change of the slides': edit('numberSlides', '2'),
  'PRC-01 a change of the spacing': edit('spacingType', 'single'),
  'PRC-01 a change of the grade': edit('writerGradeId', writerGradeId(2)),
  'PRC-01 adding personal support': edit('extrasIds', [extras.personalSupport]),
  'PRC-01 adding a plagiarism report': edit('extrasIds', [extras.plagiarismReport]),
  'PRC-01 adding an abstract page': edit('extrasIds', [extras.abstractPage]),
  'PRC-01 a change of the currency': edit('currencyId', currencyId(2)),
  'PRC-01 choosing a premium writer': edit('premiumSpecialist', true),
  'PRC-01 choosing a TOP-10 writer': edit('top10Writer', true),
  'PRC-01 WRT-03 a complete writer code': edit('writersPreferredCode', 'W12345'),
  'PRC-01 WRT-03 a removed writer code': edit('writersPreferredCode', 'W', coded),
  'MON-03 a short code that unchecks Premium': edit('writersPreferredCode', 'W1', premium),
  'MON-03 the shortened code of a TOP-10 writer': edit('writersPreferredCode', 'W1234', top10),
  'MON-03 the shortened code of a regular writer': edit('writersPreferredCode', 'W1234', coded),
};
for (const [title, { from = start, field, value }] of Object.entries(pricedEdits))
  recalculation(`${title} needs a new price`, () => {
    assert.ok(pricesDiffer(editDraft({ draft: from, site }, field, value), from));
  });

const unpricedEdits: Record<string, Edit> = {
  'the topic': edit('topic', 'Margins'),
  'the details': edit('details', 'Three pages'),
  'the subject': edit('subjectId', subjectId(1)),
  'the sources': edit('sources', '4'),
  'the materials': edit('materials', [{ key: 'a', name: 'a.pdf', size: 1 }]),
  'the payment': edit('paymentSystemId', paymentSystemId(3)),
  'the policy': edit('policyAccepted', true),
  'a writer code shorter than 6 characters': edit('writersPreferredCode', 'W1'),
  'a discount code, for which each template has its own rule,': edit('discountCode', 'TENOFF'),
};
for (const [title, { from = start, field, value }] of Object.entries(unpricedEdits))
  recalculation(`PRC-01 an edit of ${title} needs no new price`, () => {
    assert.not(pricesDiffer(editDraft({ draft: from, site }, field, value), from));
  });

recalculation('PRC-01 a form requests a price at its start only for a draft unlike the defaults', () => {
  assert.not(pricesDiffer(createDraft(site, { topic: 'Tea', numberElements: '1' }), start));
  assert.ok(pricesDiffer(createDraft(site, { deadlineId: deadlineId(2) }), start));
});

recalculation.run();
