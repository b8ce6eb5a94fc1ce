import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createDraft } from '../../src/order/draft/create-draft.ts';
import type { OrderDraft } from '../../src/order/vocabulary/fields.ts';
import { academicLevelId, deadlineId, paperTypeId } from '../../src/order/vocabulary/ids.ts';
import { calculatorErrors } from '../../src/validation/calculator-errors.ts';
import { validateOrder } from '../../src/validation/validate.ts';
import { fixtureSite } from '../support/order/fixture-site.ts';

const calculator = suite('calculator errors');

const rows: [change: Partial<OrderDraft>, errors: Record<string, string>][] = [
  [{}, {}],
  [{ numberElements: '' }, { numberElements: 'numberOutOfRange:1:999' }],
  [{ deadlineId: deadlineId(10) }, { deadlineId: 'choiceUnavailable' }],
  [{ academicLevelId: academicLevelId(7) }, { academicLevelId: 'choiceUnavailable' }],
  [{ typeId: paperTypeId(0) }, { typeId: 'choiceUnavailable' }],
];
for (const [change, errors] of rows)
  calculator(`CAL-06 ${JSON.stringify(change)} gives ${JSON.stringify(errors)} in both forms`, () => {
    const site = fixtureSite(1);
    const draft = { ...createDraft(site, { topic: 'Tea', details: 'Two cups' }), ...change };
    assert.equal(calculatorErrors(draft, site), errors);
    assert.equal(validateOrder(draft, { site }), errors);
  });

calculator('CAL-05 a deadline that is not sold at the chosen level is an error of the deadline', () => {
  const site = fixtureSite(1);
  const [general] = site.tariff.grids;
  general?.cents[0]?.fill(null);
  const draft = createDraft(site, { deadlineId: deadlineId(1) });
  assert.equal(calculatorErrors(draft, site), { deadlineId: 'combinationUnavailable' });
});

calculator.run();
