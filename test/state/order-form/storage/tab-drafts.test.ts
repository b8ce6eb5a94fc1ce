import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createTab } from '../../../support/state/fixture-context.ts';
import { openStoredForms } from '../../../support/state/open-stored-forms.ts';

const tabs = suite('drafts of several tabs');
const stage = openStoredForms(tabs);

const typeTopic = (page: ReturnType<typeof stage.open>, topic: string) => {
  page.form.edit('topic', topic);
  stage.close(page);
};

tabs('ORD-21 typing in a second tab does not overwrite the words of the first', () => {
  const [first, second] = [createTab(), createTab()];
  typeTopic(stage.open({ tabStorage: first }), 'Margins');
  typeTopic(stage.open({ tabStorage: second }), 'Ink');
  assert.is(stage.open({ tabStorage: first }).store.draft.topic, 'Margins');
  assert.is(stage.open({ tabStorage: second }).store.draft.topic, 'Ink');
});

tabs('ORD-21 a new tab starts with the newest draft', () => {
  typeTopic(stage.open({ tabStorage: createTab() }), 'Margins');
  typeTopic(stage.open({ tabStorage: createTab() }), 'Ink');
  assert.is(stage.open({ tabStorage: createTab() }).store.draft.topic, 'Ink');
});

tabs('ORD-21 placing an order in one tab keeps the words typed in another', async () => {
  const other = createTab();
  const ordering = stage.open({ tabStorage: createTab(), options: { template: 'm3_d1' } });
  ordering.fillRegistration();
  await ordering.goToStepTwo();
  typeTopic(stage.open({ tabStorage: other }), 'Ink');
  await ordering.form.proceed();
  assert.ok(ordering.store.order);
  assert.is(stage.open({ tabStorage: other }).store.draft.topic, 'Ink');
});

tabs('ORD-21 a reload of m3_d1 keeps the step and the folded cards', async () => {
  const scenario = { tabStorage: createTab(), options: { template: 'm3_d1' } } as const;
  const page = stage.open(scenario);
  page.fillPaper();
  await page.form.checkout();
  page.store.folded = ['paper', 'brief'];
  stage.close(page);
  const { store } = stage.open({ ...scenario, isReturn: true });
  assert.is(store.activeStep, 2);
  assert.equal([...store.folded], ['paper', 'brief']);
  assert.is(stage.open({ ...scenario, isReturn: false }).store.activeStep, 1);
});

tabs('ORD-21 a reload keeps the unfolded parts of a form of two pages, and begins at step one', async () => {
  const scenario = { tabStorage: createTab(), options: { template: 'm1_d1' } } as const;
  const page = stage.open(scenario);
  page.fillPaper();
  await page.form.checkout();
  page.store.folded = ['files'];
  stage.close(page);
  const { store } = stage.open({ ...scenario, isReturn: true });
  assert.equal([store.activeStep, ...store.folded], [1, 'files']);
});

tabs('in m3_d1, the card of the paper is folded for a link of the calculator, and else open', () => {
  const options = { template: 'm3_d1' } as const;
  const isFolded = (query: string) => stage.open({ options, query }).store.folded.includes('paper');
  assert.ok(isFolded('typeId=1&deadlineId=5'));
  assert.not(isFolded('inputDiscountCode=WELCOME15'));
});

tabs.run();
