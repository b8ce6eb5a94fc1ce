import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RulePage } from '../../../src/api/resources/client.ts';
import type { ThemeName } from '../../../src/order/vocabulary/site.ts';
import { openRules } from '../../../src/widgets/service-rules/service-rules.tsx';
import { act } from '../../support/components/act.ts';
import { click, type Rendered, render } from '../../support/components/render.tsx';
import { stopAfter } from '../../support/runner/suite/stop-after.mjs';

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

/** Renders the widget. The test answers its requests at chosen times. */
const open = () => {
  const answers: ((page: RulePage | null) => void)[] = [];
  const load = () => new Promise<RulePage | null>((resolve) => answers.push(resolve));
  const failures: string[] = [];
  let ruleProps = { slug: guarantee.slug, theme: 'default' as ThemeName };
  const draw = () => rules.draw(ruleProps.slug, ruleProps.theme);
  const rules = openRules(
    load,
    () => page.rerender(draw()),
    () => failures.push(ruleProps.slug),
  );
  page = render(draw());
  const renderRule = (next: Partial<typeof ruleProps>) => {
    ruleProps = { ...ruleProps, ...next };
    page.rerender(draw());
  };
  stopAfter(rules.destroy);
  const answer = (rule: RulePage | null) => act(async () => answers.at(-1)?.(rule));
  return { answers, answer, renderRule, failures, rules };
};

rules('RUL-01 the widget shows a spinner until the text is loaded, and then the text', async () => {
  const { answers, answer, renderRule } = open();
  assert.ok(page.get('[role=status]'));
  await answer(guarantee);
  assert.is(page.all('[role=status]').length, 0);
  assert.is(page.get('.rules-title').textContent, 'Money Back Guarantee');
  assert.is(page.get('#full').textContent, 'All of it');
  const passage = page.get('#full');
  renderRule({ theme: 'minimal' });
  assert.is(answers.length, 1);
  assert.is(page.get('#full'), passage);
});

rules('RUL-03 the widget shows the rule requested last, in whatever sequence the texts arrive', async () => {
  const { answers, answer, renderRule } = open();
  renderRule({ slug: 'terms-of-use' });
  await answer({ slug: 'terms-of-use', title: 'Terms of Use', html: '<p>Terms</p>' });
  await act(async () => answers[0]?.(guarantee));
  assert.is(page.get('.rules-title').textContent, 'Terms of Use');
  assert.is(page.get('.rich-text').textContent, 'Terms');
  renderRule({ slug: guarantee.slug });
  await answer(guarantee);
  assert.equal([page.get('#full').textContent, page.all('.rich-text').length], ['All of it', 1]);
});

rules('EMB-02 a removed widget renders nothing more', async () => {
  const { answer, rules } = open();
  rules.destroy();
  await answer(guarantee);
  await act(async () => void dispatchEvent(new Event('hashchange')));
  assert.ok(page.get('[role=status]'));
});

rules('EMB-07 the widget reports once that the text cannot be loaded, and offers Retry', async () => {
  const { answers, answer, failures, rules } = open();
  await answer(null);
  assert.equal([rules.hasFailed(), failures], [true, [guarantee.slug]]);
  assert.ok(page.get('[role=alert]').textContent?.includes('could not be loaded'));
  page.get('button').focus();
  click(page.get('button'));
  assert.ok(page.get('[role=status]'));
  assert.is(document.activeElement, page.get('.rules'), 'the button has gone, so the widget has the focus');
  await answer(guarantee);
  assert.equal([answers.length, rules.hasFailed(), failures.length], [2, false, 1]);
  assert.ok(page.get('#full'));
});

rules('RUL-02 the widget scrolls to the passage that the page’s address names', async () => {
  location.hash = '#part';
  const { answer } = open();
  assert.equal(scrolled, []);
  await answer(guarantee);
  assert.equal(scrolled, ['part']);
  assert.is(document.activeElement?.id, 'part');
});

rules('RUL-02 the widget follows a new passage in the address and ignores an unknown one', async () => {
  const { answer } = open();
  await answer(guarantee);
  location.hash = '#nowhere"]';
  await act(async () => void dispatchEvent(new Event('hashchange')));
  location.hash = '#full';
  await act(async () => void dispatchEvent(new Event('hashchange')));
  assert.equal(scrolled, ['full']);
});

rules('RUL-02 an anchor in the text scrolls to its passage at every click', async () => {
  const { answer } = open();
  await answer(guarantee);
  click(page.get('a[href="#full"]'));
  click(page.get('a[href="#full"]'));
  assert.equal(scrolled, ['full', 'full']);
  assert.is(document.activeElement?.id, 'full');
});

rules.run();
