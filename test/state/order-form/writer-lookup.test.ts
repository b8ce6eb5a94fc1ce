import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { offline, ok } from '../../support/state/fixture-context.ts';
import { openProviderForms } from '../../support/state/open-provider-forms.ts';
import { until } from '../../support/state/until.ts';

const lookup = suite('writer lookup');
const stage = openProviderForms(lookup);

const type = (code: string) => stage.page.form.edit('writersPreferredCode', code);

lookup('WRT-03 the form looks up only complete writer codes', async () => {
  stage.answers.preferredWriter = () => ok({ code: 'W12345', gradeId: 3, isBookmarked: false });
  stage.open();
  for (const code of ['W1', 'W12', 'W123', 'W1234', 'W12345']) type(code);
  await until(() => stage.page.store.draft.top10Writer);
  assert.is(stage.page.store.draft.writersPreferredCode, 'W12345');
  assert.equal(
    stage.requestsOf('preferredWriter').map(({ params }) => params),
    [{ code: 'W12345' }],
  );
});

lookup('WRT-03 ERR-02 a writer code that could not be checked is reported and kept', async () => {
  stage.answers.preferredWriter = () => offline;
  stage.open();
  type('W12345');
  await until(() => stage.page.store.errors.writersPreferredCode === 'writerUnchecked');
  assert.is(stage.page.store.draft.writersPreferredCode, 'W12345');
  stage.page.fillPaper();
  await stage.page.form.checkout();
  assert.is(stage.page.store.activeStep, 2);
  assert.is(stage.requestsOf('validateOrder')[0]?.payload.writersPreferredCode, 'W12345');
});

lookup.run();
