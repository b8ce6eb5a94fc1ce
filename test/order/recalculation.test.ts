import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createDraft } from '../../src/order/create-draft.ts';
import type { DraftField } from '../../src/order/draft.ts';
import { deadlineId } from '../../src/order/ids.ts';
import { pricesDiffer, recalculates } from '../../src/order/recalculation.ts';
import { fixtureSite } from './fixture-site.ts';

const recalculation = suite('recalculation');
const draft = createDraft(fixtureSite(1), { writersPreferredCode: 'W12345' });

const listed =
  'typeId serviceId deadlineId academicLevelId numberElements numberSlides spacingType writerGradeId personalSupport plagiarismReport abstractPage currencyId premiumSpecialist top10Writer writersPreferredCode';
for (const field of Object.keys(draft) as DraftField[]) {
  const expected = listed.split(' ').includes(field);
  recalculation(`PRC-01 a change of ${field} ${expected ? 'asks' : 'does not ask'} for a new price`, () => {
    assert.is(recalculates(field, draft), expected);
    assert.is(recalculates(field, draft, 'm2_d1'), expected || field === 'discountCode');
  });
}

for (const [code, expected] of [
  ['W1', false],
  ['W1234', false],
  ['W12345', true],
  ['W', true],
] as const)
  recalculation(`PRC-01 WRT-03 the writer code ${code} ${expected ? 'asks' : 'does not ask'}`, () => {
    assert.is(recalculates('writersPreferredCode', { writersPreferredCode: code }), expected);
  });

recalculation('PRC-01 a form asks on start only where it differs from the default', () => {
  const site = fixtureSite(1);
  const start = createDraft(site);
  assert.not(pricesDiffer(createDraft(site, { topic: 'Tea', numberElements: '1' }), start));
  assert.ok(pricesDiffer(createDraft(site, { deadlineId: deadlineId(2) }), start));
  assert.ok(pricesDiffer(createDraft(site, { discountCode: 'TENOFF' }), start));
});

recalculation.run();
