import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createDraft } from '../../../src/order/draft/create-draft.ts';
import { editDraft } from '../../../src/order/draft/edit-draft.ts';
import { extraField, hasExtra, offeredExtras } from '../../../src/order/rules/extras.ts';
import { extraId, writerGradeId } from '../../../src/order/vocabulary/ids.ts';
import { fixtureSite } from '../../support/order/fixture-site.ts';

const extras = suite('extras');

const namesOf = (site: ReturnType<typeof fixtureSite>) => offeredExtras(site).map(({ name }) => name);

extras('MON-04 the extras of the dictionary that have a price are offered, in its sequence', () => {
  const site = fixtureSite(1);
  assert.equal(namesOf(site), [
    'Abstract page',
    'Plagiarism Report',
    'Personal Support',
    'TOP-10 Writer',
    'Premium Writer',
  ]);
  site.dictionaries.extra.reverse();
  assert.is(namesOf(site)[0], 'Premium Writer');
  site.tariff.extraCents.push({ extraId: extraId(4), cents: 500 });
  site.tariff.gradePercents.shift();
  assert.equal(namesOf(site), [
    'TOP-10 Writer',
    'Referenced materials',
    'Personal Support',
    'Plagiarism Report',
    'Abstract page',
  ]);
});

extras('MON-04 an extra costs an amount, or a percentage if it stands for a writer grade', () => {
  const costs = offeredExtras(fixtureSite(1)).map(({ amount, gradeId }) => [amount, gradeId]);
  assert.equal(costs, [...[1499, 999, 999].map((cents) => [cents, undefined]), [35, 3], [20, 2]]);
});

extras('MON-04 WRT-01 an extra is checked if the draft lists it or has its writer grade', () => {
  const site = fixtureSite(1);
  const listed = createDraft(site, { extrasIds: [extraId(2)] });
  const graded = editDraft({ draft: listed, site }, 'writerGradeId', writerGradeId(2));
  const chosen = (draft: typeof listed) =>
    offeredExtras(site)
      .filter((extra) => hasExtra(draft, extra))
      .map(({ id }) => id);
  assert.equal(chosen(listed), [2]);
  assert.equal(chosen(graded), [2, 8]);
});

extras('MON-04 the extras that the API documents have their documented field names', () => {
  assert.equal([1, 2, 3, 7, 8, 9].map(extraField), [
    'abstractPage',
    'plagiarismReport',
    'personalSupport',
    'top10Writer',
    'premiumSpecialist',
    'extra9',
  ]);
});

extras.run();
