import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RulePage } from '../../../src/api/resources.ts';
import { ServiceRules } from '../../../src/widgets/service-rules/service-rules.tsx';
import { act } from '../../act.ts';
import { click, type Rendered, render } from '../../render.tsx';

const rules = suite('service rules');
const html =
  '<p><a href="#full">In full</a><a href="#50%">Half</a></p><h2 id="full">All of it</h2><h2 id="part">Part of it</h2><h2 id="50%">Half of it</h2>';
const guarantee = { slug: 'money-back-guarantee', title: 'Money Back Guarantee', html };
let page: Rendered;
let scrolled: string[] = [];

rules.before(() => {
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this.id);
  };
});
rules.before.each(() => {
  location.hash = '';
  scrolled = [];
});
rules.after.each(() => page.unmount());

/** Shows a rule whose answer the test gives when it wants. */
const open = () => {
  const answers: ((page: RulePage | null) => void)[] = [];
  const load = () => new Promise<RulePage | null>((resolve) => answers.push(resolve));
  page = render(<ServiceRules slug={guarantee.slug} load={load} theme="default" />);
  const answer = (rule: RulePage | null) => act(async () => answers.at(-1)?.(rule));
  return { answers, answer };
};

rules('RUL-01 shows a spinner until the text has come, then the text', async () => {
  const { answers, answer } = open();
  assert.ok(page.get('[role=status]'));
  await answer(guarantee);
  assert.is(page.all('[role=status]').length, 0);
  assert.is(page.get('.rules-title').textContent, 'Money Back Guarantee');
  assert.is(page.get('#full').textContent, 'All of it');
  page.rerender(<ServiceRules slug={guarantee.slug} load={async () => null} theme="minimal" />);
  assert.is(answers.length, 1);
});

rules('EMB-07 offers another try when the text does not come', async () => {
  const { answers, answer } = open();
  await answer(null);
  assert.ok(page.get('[role=alert]').textContent?.includes('could not be loaded'));
  click(page.get('button'));
  assert.ok(page.get('[role=status]'));
  await answer(guarantee);
  assert.is(answers.length, 2);
  assert.ok(page.get('#full'));
});

rules('RUL-02 begins at the passage that the page’s address names', async () => {
  location.hash = '#part';
  const { answer } = open();
  assert.equal(scrolled, []);
  await answer(guarantee);
  assert.equal(scrolled, ['part']);
  assert.is(document.activeElement?.id, 'part');
});

rules('RUL-02 follows the address when it changes, and ignores a passage that is not there', async () => {
  const { answer } = open();
  await answer(guarantee);
  location.hash = '#nowhere"]';
  await act(async () => void dispatchEvent(new Event('hashchange')));
  location.hash = '#full';
  await act(async () => void dispatchEvent(new Event('hashchange')));
  assert.equal(scrolled, ['full']);
});

rules('RUL-02 moves to a passage when an anchor in the text is followed, each time', async () => {
  const { answer } = open();
  await answer(guarantee);
  click(page.get('a[href="#full"]'));
  click(page.get('a[href="#full"]'));
  assert.equal(scrolled, ['full', 'full']);
  assert.is(document.activeElement?.id, 'full');
});

rules('RUL-02 takes an anchor whose escapes are broken as it is written', async () => {
  location.hash = '#part%20%E0%A4%A';
  const { answer } = open();
  await answer(guarantee);
  assert.equal(scrolled, []);
  click(page.get('a[href="#50%"]'));
  location.hash = '#50%';
  await act(async () => void dispatchEvent(new Event('hashchange')));
  assert.equal(scrolled, ['50%', '50%']);
});

rules.run();
