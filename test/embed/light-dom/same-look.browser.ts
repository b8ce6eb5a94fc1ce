import type { Locator } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { goOn, toPayment } from '../../support/browser/checkout-visit.ts';
import { fillPaper } from '../../support/browser/order-visit.ts';
import { element, openHostStage } from '../../support/embed/host-pages.ts';
import { computedStylesOf, styleDifferences } from '../../support/light-dom/computed-styles.ts';
import { hostileStyles } from '../../support/light-dom/hostile-styles.ts';

const look = suite('the look of a widget in the light DOM');
const { browser, openWidgets } = await openHostStage();

const doms = ['light', 'shadow'] as const;

/** Opens a page with a widget twice, in the light DOM and in a shadow root. */
const openBoth = async (name: string, attributes: string, styles: string, width = 1000) => {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  const elements = doms.map((dom) => element(name, `${attributes} data-dom="${dom}"`)).join('');
  const page = await openWidgets(`${styles}<main id="main"><div class="content">${elements}</div></main>`, {
    context,
  });
  await page.waitForLoadState('networkidle');
  const [light, shadow] = doms.map((dom) => page.locator(`octavo-${name}[data-dom=${dom}]`)) as [
    Locator,
    Locator,
  ];
  return { page, light, shadow };
};

type Both = Pick<Awaited<ReturnType<typeof openBoth>>, 'light' | 'shadow' | 'page'>;

/** Keeps the computed styles of an element in its page, because they are megabytes. Returns the number of styled elements. */
const rememberStyles = (top: Locator): Promise<number> =>
  top.evaluate((top, stylesOf) => {
    const rememberedStyles: unknown[] = new Function(`return ${stylesOf}`)()(top);
    Object.assign(window, { rememberedStyles });
    return rememberedStyles.length;
  }, `${computedStylesOf}`);

/** Lists where an element of the same page differs from the remembered one. */
const differencesFromRemembered = (top: Locator): Promise<string[]> =>
  top.evaluate(
    (top, [stylesOf, differences]) => {
      const read = (code: string) => new Function(`return ${code}`)();
      return read(differences)(Reflect.get(window, 'rememberedStyles'), read(stylesOf)(top));
    },
    [`${computedStylesOf}`, `${styleDifferences}`] as const,
  );

/** Compares a part of both widgets, by default all of it, after the same actions in each. */
const compare = async (
  { light, shadow }: Both,
  act: (widget: Locator) => Promise<unknown> = async () => {},
  part = '.octavo',
) => {
  await act(light);
  const count = await rememberStyles(light.locator(part));
  await act(shadow);
  assert.ok(count > 3);
  assert.equal(await differencesFromRemembered(shadow.locator(part)), []);
};

const widgets = {
  calculator: '',
  'order-form': 'template="m1_d1"',
  'price-list': '',
  'service-rules': 'rule="terms-of-use"',
  'service-info': '',
};

for (const [name, attributes] of Object.entries(widgets))
  look(`UI-08 of ${name} is that in a shadow root, on a page whose styles are hostile`, async () => {
    const both = await openBoth(name, attributes, hostileStyles);
    assert.ok(await both.light.evaluate((host) => host.querySelector(':scope > [slot] .octavo')));
    assert.not.ok(await both.shadow.evaluate((host) => host.querySelector('.octavo')));
    await compare(both);
  });

look('UI-08 of the checkout on a phone is that in a shadow root, also with errors and a dialog', async () => {
  const both = await openBoth('order-form', 'template="m3_d1"', hostileStyles, 360);
  await compare(both);
  const showErrors = async (form: Locator) => {
    await goOn(form);
    await form.locator('[data-error-for]').first().waitFor();
  };
  await compare(both, showErrors, 'form');
  const openRule = async (form: Locator) => {
    await both.page.keyboard.press('Escape');
    await fillPaper(form);
    await toPayment(form);
    await form.getByRole('button', { name: 'Terms of Use' }).first().click();
    await form.locator('[part=dialog] [part=text]').waitFor();
  };
  await compare(both, openRule, '[part=dialog]');
});

look.run();
