import type { BrowserContextOptions, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { schemeViolations } from '../../support/axe/axe.ts';
import { orderFormStates, removeHeader } from '../../support/axe/order-form-states.ts';
import { breakCall, holdCall, isUpload } from '../../support/browser/faults.ts';
import { openStage } from '../../support/browser/open-stage.ts';
import { field, whenReady } from '../../support/browser/order-journey.ts';

const matrix = suite('the order form before a checker of WCAG 2.2 AA');
const { browser, octavo } = await openStage(matrix);

const devices: Record<string, BrowserContextOptions> = {
  phone: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
  tablet: { viewport: { width: 900, height: 1100 } },
  desktop: { viewport: { width: 1280, height: 900 } },
};
const variants = ['m1_d1', 'm2_d1'].flatMap((template) =>
  ['default', 'minimal'].map((theme) => ({ template, theme })),
);

const applyVariant = async (page: Page, { template, theme }: (typeof variants)[number]) => {
  const form = page.locator('octavo-order-form');
  await form.evaluate(
    (element, attributes) => {
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    },
    { template, theme },
  );
  await form.locator(`.octavo.${template}[data-theme="${theme}"]`).waitFor();
};

/**
 * Returns the variants to check for a pair of device and state. Together, every state is checked with both templates
 * and both themes, and every device with every variant, in light and in dark: all pairs. AXE_MATRIX=full checks all
 * variants.
 */
const variantsFor = (device: number, state: number) =>
  variants.filter(
    (_, variant) => process.env.AXE_MATRIX === 'full' || (device + state) % variants.length === variant,
  );

const check = async (page: Page, chosen: typeof variants): Promise<string[]> => {
  const found: string[] = [];
  for (const variant of chosen) {
    await applyVariant(page, variant);
    const broken = await schemeViolations(page, 'octavo-order-form');
    found.push(...broken.map((one) => `${variant.template} ${variant.theme} ${one}`));
  }
  await applyVariant(page, { template: 'm1_d1', theme: 'default' });
  return found;
};

/** Checks every state on one device. Returns the violations and the number of states. */
const checkDevice = async (device: number, options: BrowserContextOptions) => {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const uploads = await holdCall(page, octavo, isUpload);
  await breakCall(page, octavo, ({ pathname }) => pathname.includes('/orders/attachment/'), 'down');
  await page.goto(`${octavo.origin}/order/m2_d1/`);
  await removeHeader(page);
  const form = await whenReady(page, 'octavo-order-form');
  await field(form, 'repeatPassword').waitFor();
  const found: string[] = [];
  let reachedCount = 0;
  for (const [state, reachState] of Object.entries(orderFormStates)) {
    await reachState({ page, form, uploads });
    const broken = await check(page, variantsFor(device, reachedCount));
    found.push(...broken.map((one) => `${state}, ${one}`));
    reachedCount += 1;
  }
  await context.close();
  return { found, reachedCount };
};

// Checks three pages at once, because axe mostly computes.
const deviceChecks = new Map<string, ReturnType<typeof checkDevice>>();
matrix.before(() => {
  for (const [index, [device, options]] of Object.entries(devices).entries()) {
    const deviceCheck = checkDevice(index, options);
    deviceChecks.set(device, deviceCheck);
    // Prevents an unhandled rejection. The test that awaits this check may start after it has failed.
    deviceCheck.catch(() => {});
  }
});

for (const device of Object.keys(devices))
  matrix(`UI-08 axe finds no violation on a ${device} in any theme, step and state`, async () => {
    const { found, reachedCount } = (await deviceChecks.get(device)) ?? {};
    assert.equal(found, []);
    assert.is(reachedCount, Object.keys(orderFormStates).length);
  });

matrix.run();
