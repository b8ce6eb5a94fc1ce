import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createDraft } from '../../../../src/order/draft/create-draft.ts';
import { editDraft } from '../../../../src/order/draft/edit-draft.ts';
import { deadlines, writerGrades } from '../../../../src/order/vocabulary/ids.ts';
import { quote } from '../../../../src/widgets/order-form/shared/paper-line.ts';
import { fixtureSite } from '../../../support/order/fixture-site.ts';

const quotes = suite('the price of another choice');
const site = fixtureSite(1);
const draft = createDraft(site);
const on = (deadlineId: typeof draft.deadlineId) => editDraft(draft, 'deadlineId', deadlineId, site);

quotes('each day shows the price of the order with that deadline and the discount', () => {
  const wanted = [deadlines.days14, deadlines.days10, deadlines.hours3].map(on);
  assert.equal(
    wanted.map((one) => quote(one, site, null)),
    [1196, 1700, 5000],
  );
  const discount = { code: 'WELCOME15', type: 'percent', value: 15 } as const;
  assert.is(quote(on(deadlines.days14), site, discount), 1017);
});

quotes('the price of a day leaves out a discount that exceeds it, as the displayed price does', () => {
  assert.is(quote(draft, site, { code: 'BIG', type: 'fixed', value: 500 }), 1196);
});

quotes('a day whose deadline is not sold has no price', () => {
  const unsold = { ...site, tariff: { ...site.tariff, grids: [] } };
  assert.is(quote(draft, unsold, null), null);
});

quotes('the surcharge of a TOP-10 writer is the difference to a regular writer', () => {
  const top10 = { ...draft, writerGradeId: writerGrades.top10 };
  assert.is(Number(quote(top10, site, null)) - Number(quote(draft, site, null)), 419);
});

quotes.run();
