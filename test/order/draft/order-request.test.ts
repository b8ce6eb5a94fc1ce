import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createDraft } from '../../../src/order/draft/create-draft.ts';
import { editDraft } from '../../../src/order/draft/edit-draft.ts';
import { toOrderRequest, toPriceRequest, withoutDiscount } from '../../../src/order/draft/order-request.ts';
import { applyWriterGrade } from '../../../src/order/rules/writer-preference.ts';
import { extras, writerGradeId } from '../../../src/order/vocabulary/ids.ts';
import { fixtureSite } from '../../support/order/fixture-site.ts';
import { essay } from '../../support/server/samples.ts';

const submission = suite('order request');
const site = fixtureSite(1);

submission('SUB-02 the request of an untouched form has exactly the expected fields', () => {
  assert.equal(toOrderRequest(createDraft(site, { topic: 'Tea', details: 'Two cups' })), {
    ...essay,
    typeCategoryId: 1,
    topic: 'Tea',
    details: 'Two cups',
  });
});

submission('SUB-02 a request lists the checked extras', () => {
  const draft = createDraft(site, { extrasIds: [extras.plagiarismReport, extras.personalSupport] });
  assert.equal(toOrderRequest(draft).extrasIds, [2, 3]);
  assert.not('extrasIds' in toOrderRequest(createDraft(site)));
});

submission('SUB-02 a preferred writer is sent as a code, and the grade "previous" as regular', () => {
  const draft = createDraft(site, { writersPreferredCode: 'W12345' });
  const sent = toOrderRequest(draft);
  assert.equal([sent.writersPreferredCode, sent.writerGradeId], ['W12345', 1]);
  const premium = toOrderRequest(applyWriterGrade(draft, writerGradeId(2)));
  assert.equal([premium.writersPreferredCode, premium.writerGradeId], ['W12345', 2]);
});

submission('SUB-02 a discount code is sent unless it is empty or was refused', () => {
  const draft = createDraft(site, { discountCode: 'TENOFF' });
  assert.is(toOrderRequest(draft).discountCode, 'TENOFF');
  assert.not('discountCode' in toOrderRequest(withoutDiscount(draft)));
  assert.not('discountCode' in toOrderRequest(createDraft(site)));
});

const file = { key: 'a', name: 'a.pdf', size: 1 };
const statuses: [title: string, files: number, notNeeded: boolean, status: number][] = [
  ['not needed', 0, true, 1],
  ['needed but not provided', 0, false, 3],
  ['needed and provided', 1, false, 2],
  ['not needed although some are there', 1, true, 1],
];
for (const [title, files, notNeeded, status] of statuses)
  submission(`SUB-02 files that are ${title} are sent with status ${status}`, () => {
    const draft = { ...createDraft(site), materials: files ? [file] : [], notNeedMaterials: notNeeded };
    assert.is(toOrderRequest(draft).additionalMaterialStatusId, status);
  });

submission('SUB-02 a price request omits topic and details', () => {
  const draft = createDraft(site, { topic: 'Tea', details: 'Two cups', discountCode: 'TENOFF' });
  const { topic, details, ...rest } = toOrderRequest(draft);
  assert.equal([topic, details], ['Tea', 'Two cups']);
  assert.equal(toPriceRequest(draft), rest);
  assert.not('discountCode' in toPriceRequest(withoutDiscount(draft)));
});

submission('TYP-06 a spacing that the form does not show is sent as double', () => {
  const single = createDraft(site, { spacingType: 'single' });
  assert.is(toOrderRequest(single).spacingType, 'single');
  const withSlides = editDraft({ draft: single, site }, 'numberSlides', '3');
  assert.is(toOrderRequest(withSlides).spacingType, 'single');
  assert.is(
    toOrderRequest(editDraft({ draft: withSlides, site }, 'numberElements', '0')).spacingType,
    'double',
  );
});

submission.run();
