import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { element, openHostPages, script } from '../support/embed/host-pages.ts';
import { inEachEngine, type Tab, untilIn } from '../support/engines/engines.ts';
import { computedStylesOf, styleDifferences } from '../support/light-dom/computed-styles.ts';
import { hostileStyles } from '../support/light-dom/hostile-styles.ts';
import { startForSuite } from '../support/server/start-server.ts';

const light = suite('the light DOM in other browsers');
const hosts = startForSuite(light, openHostPages);

/** Opens a page with hostile styles and widgets, and waits until a part that comes late is in each of them. */
const openHostile = async (
  tab: Tab,
  name: string,
  doms: readonly string[],
  attributes = '',
  late = 'form',
) => {
  const elements = doms.map((dom) => element(name, `${attributes} data-dom="${dom}"`)).join('');
  const content = `${hostileStyles}${script}<main id="main"><div class="content">${elements}</div></main>`;
  await tab.open(`${hosts.addressOf('any')}?content=${encodeURIComponent(content)}`);
  await untilIn(
    tab,
    `document.querySelectorAll('[data-state=ready]').length && [...document.querySelectorAll('octavo-${name}')]
      .every((host) => (host.dataset.dom === 'light' ? host : host.shadowRoot).querySelector('${late}'))`,
  );
};

/**
 * Lists the differences of a widget in the light DOM and in a shadow root, as soon as there are none or a minute has passed.
 */
const differencesIn = async (tab: Tab) => {
  const widget = (dom: string, root = '') =>
    `(${computedStylesOf})(document.querySelector('[data-dom=${dom}]')${root}.querySelector('.octavo'))`;
  const deadline = Date.now() + 60_000;
  for (;;) {
    const found = await tab.run(
      `(${styleDifferences})(${widget('light')}, ${widget('shadow', '.shadowRoot')})`,
    );
    if ((Array.isArray(found) && !found.length) || Date.now() > deadline) return found;
  }
};

const widgets = [
  ['calculator', '', '[data-price=total]'],
  ['order-form', 'template="m1_d1"', '.folds'],
  ['order-form', 'template="m3_d1" theme="minimal"', '[data-field=details]'],
  ['price-list', '', 'td a'],
  ['service-rules', 'rule="terms-of-use"', '.rich-text p'],
  ['service-info', '', 'li'],
] as const;

inEachEngine(
  light,
  (name) => `UI-08 in ${name}, all widgets look as in a shadow root on a page whose styles are hostile`,
  async (tab) => {
    for (const [name, attributes, late] of widgets) {
      await openHostile(tab, name, ['light', 'shadow'], attributes, late);
      assert.equal(await differencesIn(tab), [], name);
    }
  },
);

inEachEngine(
  light,
  (name) => `UI-03 in ${name}, an empty text area has as many rows as its field asks for`,
  async (tab) => {
    await openHostile(tab, 'order-form', ['light', 'shadow'], 'template="m2_d1"', '[data-field=details]');
    const heights = `['light', 'shadow'].flatMap((dom) => {
      const host = document.querySelector('[data-dom=' + dom + ']');
      return [...(dom === 'light' ? host : host.shadowRoot).querySelectorAll('textarea')].map(({ offsetHeight, rows }) => offsetHeight - rows * 24);
    })`;
    assert.equal(await tab.run(heights), [20, 20, 20, 20]);
  },
);

light.run();
