import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { snapshot } from 'valtio/vanilla';
import type { Result } from '../../../src/api/result.ts';
import { controlledPromise } from '../../support/controlled-promise.ts';
import { offline, ok, priced, refused } from '../../support/state/fixture-context.ts';
import { openForm, openStepTwo, pdf, placedOrder } from '../../support/state/fixture-order-form.ts';
import { until } from '../../support/until.ts';

const logout = suite('a logout during a request');

/** Waits until everything that follows an answer has run, which takes one iteration of the event loop. */
const settled = () => new Promise((done) => setTimeout(done));

type Page = Awaited<ReturnType<typeof openStepTwo>>;

const proceed = ({ form }: Page) => void form.proceed();
const checkOut = ({ form }: Page) => {
  form.goBack();
  void form.checkout();
};
const lookUp = ({ form }: Page) => form.edit('writersPreferredCode', 'W12345');

/** Requests during which the customer logs out: the call, what sends it, and its late answers. */
const rows = [
  ['createOrder', proceed, ok(placedOrder, 201), refused('topic', 'required'), offline],
  ['uploadFile', proceed, ok({ id: 41 }, 201), offline],
  ['attachFiles', proceed, ok(null, 204), offline],
  ['handOff', proceed, ok({ token: 'once' }), offline],
  ['validateOrder', checkOut, ok(null, 204), refused('topic', 'required'), offline],
  ['calculatePrice', checkOut, priced(20)],
  ['preferredWriter', lookUp, ok({ gradeId: 3 }), refused('code', 'writerUnknown', 404)],
] as const;

for (const [call, act, ...answers] of rows)
  for (const late of answers)
    logout(`SES-01 ${call} (${late.status}) after a logout changes nothing for the next person`, async () => {
      const page = await openStepTwo({ files: [pdf()] });
      const answer = controlledPromise<Result<unknown>>();
      const before = page.server.requestsOf(call).length;
      page.server.answers[call] = () => answer.promise;
      act(page);
      await until(() => page.server.requestsOf(call).length > before);
      page.server.answers[call] = () => offline;
      page.session.logout();
      await until(() => !page.store.discount.isLoading);
      await settled();
      const [fresh, { length }] = [snapshot(page.store), page.observed.emittedEvents];
      assert.equal([fresh.draft.topic, fresh.submission.state], ['', 'idle']);
      answer.resolvePromise(late);
      await settled();
      assert.equal(snapshot(page.store), fresh);
      assert.equal(page.observed.emittedEvents.slice(length), []);
      assert.equal(page.observed.openedUrls, []);
      page.form.destroy();
    });

logout('SES-01 a login after a logout waits for no price that an earlier login has asked for', async () => {
  const page = openForm({
    query: 'inputDiscountCode=HALF',
    answers: { calculatePrice: () => priced(5.98, { code: 'HALF', type: 'percent', value: 50 }, 11.96) },
  });
  await until(() => page.form.price.granted() && !page.form.price.isUnconfirmed.peek());
  page.server.answers.calculatePrice = ({ signal }) =>
    new Promise((answer) => signal?.addEventListener('abort', () => answer(offline)));
  const logIn = () => {
    page.fill('login', { email: 'ada@example.com', password: 'marginal notes' });
    void page.session.login();
  };
  logIn();
  await page.identityLoaded();
  page.form.session.logout();
  await settled();
  logIn();
  await until(() => page.server.requestsOf('login').length === 2);
});

logout.run();
