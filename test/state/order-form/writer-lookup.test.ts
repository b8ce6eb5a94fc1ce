import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type AcceptingProvider,
  brokenConnection,
  openClientForm,
  refusal,
  startAcceptingProvider,
} from '../../support/state/accepting-provider.ts';
import { json } from '../../support/state/provider.ts';
import { until } from '../../support/state/until.ts';

const lookup = suite('writer lookup');
let provider: AcceptingProvider;
let page: ReturnType<typeof openClientForm>;
lookup.before.each(async () => {
  provider = await startAcceptingProvider();
});
lookup.after.each(async () => {
  page.form.destroy();
  await provider.stop();
});

const path = '/preferred-writers/W12345';
const type = (code: string) => page.form.edit('writersPreferredCode', code);
const lookupSent = () => until(() => provider.requestsTo(path).length === 1);

lookup('WRT-03 only a complete writer code is looked up', async () => {
  provider.answers[path] = json({ code: 'W12345', gradeId: 3, isBookmarked: false });
  page = openClientForm(provider);
  for (const code of ['W1', 'W12', 'W123', 'W1234', 'W12345']) type(code);
  await until(() => page.store.draft.top10Writer);
  assert.is(page.store.draft.writersPreferredCode, 'W12345');
  const writers = provider.receivedRequests.filter(({ url }) => url.includes('/preferred-writers/'));
  assert.is(writers.length, 1);
});

lookup('WRT-03 ERR-02 a code that could not be checked is reported and kept', async () => {
  provider.answers[path] = brokenConnection;
  page = openClientForm(provider);
  type('W12345');
  await until(() => page.store.errors.writersPreferredCode === 'writerUnchecked');
  assert.is(page.store.draft.writersPreferredCode, 'W12345');
  page.fillPaper();
  await page.form.checkout();
  assert.is(page.store.activeStep, 2);
  assert.is(provider.requestsTo('/order/validation')[0]?.form.get('writersPreferredCode'), 'W12345');
});

lookup('WRT-03 no grade is shown to a visitor who gets none from the server', async () => {
  provider.answers[path] = refusal('', 'Log in', 401);
  page = openClientForm(provider);
  type('W12345');
  await lookupSent();
  // The refusal of another code shows that the first lookup has finished.
  provider.answers['/preferred-writers/W54321'] = refusal('', 'unknown', 404);
  await until(() => page.form.price.isUnconfirmed.peek() === false);
  assert.is(page.store.errors.writersPreferredCode, undefined);
  type('W54321');
  await until(() => page.store.errors.writersPreferredCode === 'writerUnknown');
});

lookup('WRT-03 the grade of a code removed meanwhile is not applied', async () => {
  let answer = () => {};
  provider.answers[path] = (response, request) => {
    answer = () => json({ code: 'W12345', gradeId: 2, isBookmarked: false })(response, request);
  };
  page = openClientForm(provider);
  type('W12345');
  await lookupSent();
  type('W');
  answer();
  await until(() => page.form.price.isUnconfirmed.peek() === false);
  assert.equal([page.store.draft.premiumSpecialist, page.store.draft.writerGradeId], [false, 1]);
});

lookup.run();
