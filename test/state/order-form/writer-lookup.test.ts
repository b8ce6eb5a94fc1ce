import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { brokenConnection } from '../../support/state/provider/accepting-provider.ts';
import { openProviderForms } from '../../support/state/provider/open-provider-forms.ts';
import { json } from '../../support/state/provider/provider.ts';
import { until } from '../../support/state/until.ts';

const lookup = suite('writer lookup');
const stage = openProviderForms(lookup);

const path = '/preferred-writers/W12345';
const type = (code: string) => stage.page.form.edit('writersPreferredCode', code);

lookup('WRT-03 the form looks up only complete writer codes', async () => {
  stage.provider.answers[path] = json({ code: 'W12345', gradeId: 3, isBookmarked: false });
  stage.open();
  for (const code of ['W1', 'W12', 'W123', 'W1234', 'W12345']) type(code);
  await until(() => stage.page.store.draft.top10Writer);
  assert.is(stage.page.store.draft.writersPreferredCode, 'W12345');
  const writers = stage.provider.receivedRequests.filter(({ url }) => url.includes('/preferred-writers/'));
  assert.is(writers.length, 1);
});

lookup('WRT-03 ERR-02 a writer code that could not be checked is reported and kept', async () => {
  stage.provider.answers[path] = brokenConnection;
  stage.open();
  type('W12345');
  await until(() => stage.page.store.errors.writersPreferredCode === 'writerUnchecked');
  assert.is(stage.page.store.draft.writersPreferredCode, 'W12345');
  stage.page.fillPaper();
  await stage.page.form.checkout();
  assert.is(stage.page.store.activeStep, 2);
  assert.is(stage.provider.requestsTo('/order/validation')[0]?.form.get('writersPreferredCode'), 'W12345');
});

lookup.run();
