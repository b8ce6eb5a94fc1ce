import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { violations } from '../../support/browser/axe.ts';
import { breakCall, holdCall, isUpload } from '../../support/browser/faults.ts';
import { openStage } from '../../support/browser/open-stage.ts';
import { addFiles, file, pdfFile } from '../../support/browser/order-files.ts';
import { field, fillRegistration, person, type, whenReady } from '../../support/browser/order-journey.ts';
import { acceptPolicy, fillPaper, formNotice, press, proceed } from '../../support/browser/order-visit.ts';

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

interface AxeScene {
  page: Page;
  form: Locator;
  /** Delays uploads and then lets them fail. */
  uploads: { release(): void };
}
/** Steps that lead from one state to the next. */
type ReachState = (scene: AxeScene) => Promise<unknown>;

const hint = (form: Locator) => form.getByRole('tooltip').filter({ visible: true });
const openList: ReachState = async ({ page, form }) => {
  await field(form, 'typeId').locator('select').click();
  // Touch screens open the device's own picker, which is no part of the page.
  if (await page.evaluate(() => matchMedia('(pointer: coarse)').matches)) return;
  await form.getByRole('listbox').waitFor();
};

const states: Record<string, ReachState> = {
  'step 1, fresh': async () => {},
  'step 1, errors': async ({ form }) => {
    await press(form, 'Checkout');
    await form.locator('[data-error-for="details"]').waitFor();
  },
  'step 1, tooltip open': async ({ page, form }) => {
    await page.keyboard.press('Shift');
    await field(form, 'writersPreferredCode').locator('.hint-mark').focus();
    await hint(form).waitFor();
  },
  'step 1, dropdown open': openList,
  'step 1, dropdown that finds nothing': async ({ page, form }) => {
    await page.keyboard.type('zzz');
    if (await form.getByRole('listbox').count()) await form.getByText('No results found').waitFor();
  },
  'step 1, discount open and refused': async ({ page, form }) => {
    await page.keyboard.press('Escape');
    await press(form, 'I have a discount code');
    await type(form, 'discountCode', 'NOSUCH');
    await page.keyboard.press('Enter');
    await form.locator('[data-error-for="discountCode"]').waitFor();
  },
  'step 1, discount applied': async ({ page, form }) => {
    await type(form, 'discountCode', 'WELCOME15');
    await page.keyboard.press('Enter');
    await form.locator('.applied').waitFor();
  },
  'step 1, writer chosen': async ({ form }) => {
    await type(form, 'writersPreferredCode', 'W10042');
    await form.getByText('W10042 is a TOP-10 writer').waitFor();
  },
  'step 1, materials listed and refused': async ({ form }) => {
    await addFiles(form, pdfFile(), file('setup.exe', Buffer.from('MZ')));
    await form.locator('[data-error-for="materials"]').waitFor();
  },
  'step 1, login with errors': async ({ form }) => {
    await form.getByRole('tab', { name: 'Log in' }).click();
    await form.locator('[data-form="login"] .line button').click();
    await form.locator('[data-error-for="password"]').waitFor();
  },
  'step 2, fresh': async ({ form }) => {
    await form.getByRole('tab', { name: 'New customer' }).click();
    await fillPaper(form);
    await press(form, 'Checkout');
    await form.locator('[data-step="2"]').waitFor();
  },
  'step 2, errors': async ({ form }) => {
    await proceed(form);
    await form.locator('[data-error-for="policyAccepted"]').waitFor();
  },
  'step 2, dialog open': async ({ form }) => {
    await press(form, 'Terms of Use');
    await form.getByRole('dialog').getByRole('heading').nth(1).waitFor();
  },
  'step 2, tooltip open': async ({ page, form }) => {
    await page.keyboard.press('Escape');
    await field(form, 'paymentSystemId').locator('.tip').focus();
    await hint(form).waitFor();
  },
  'step 2, materials on their way': async ({ page, form }) => {
    await fillRegistration(form, person(`matrix-${page.viewportSize()?.width}`));
    await acceptPolicy(form);
    await proceed(form);
    await form.locator('progress').waitFor();
  },
  'step 2, logged in, materials failed': async ({ form, uploads }) => {
    uploads.release();
    await formNotice(form).waitFor();
  },
  'step 1, logged in': async ({ form }) => {
    await press(form, 'Go back');
    await form.locator('[data-step="1"]').waitFor();
  },
  'step 1, materials lost by a reload': async ({ page, form }) => {
    await page.reload();
    await bare(page);
    await form.getByText('Please choose this file again').waitFor();
  },
};

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

/** Removes the host page's sticky header, which would cover the content scrolled under it. */
const bare = (page: Page) => page.evaluate(() => document.querySelector('body > header')?.remove());

/**
 * Chooses one variant. Every state then meets both templates and both themes on its three devices, and every device meets
 * each variant, in light and in dark: all pairs. AXE_MATRIX=full chooses all variants.
 */
const variantsFor = (device: number, state: number) =>
  variants.filter(
    (_, variant) => process.env.AXE_MATRIX === 'full' || (device + state) % variants.length === variant,
  );

/** All rules run in light; in dark only those that depend on colours. */
const check = async (page: Page, chosen: typeof variants): Promise<string[]> => {
  const found: string[] = [];
  for (const variant of chosen) {
    await applyVariant(page, variant);
    for (const [colorScheme, question] of [
      ['light', 'all'],
      ['dark', 'colours'],
    ] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const broken = await violations(page, 'octavo-order-form', question);
      found.push(...broken.map((one) => `${variant.template} ${variant.theme} ${colorScheme}: ${one}`));
    }
  }
  await applyVariant(page, { template: 'm1_d1', theme: 'default' });
  return found;
};

/** Walks one device through every state. Returns the violations and the number of states. */
const checkDevice = async (device: number, options: BrowserContextOptions) => {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const uploads = await holdCall(page, octavo, isUpload);
  await breakCall(page, octavo, ({ pathname }) => pathname.includes('/orders/attachment/'), 'down');
  await page.goto(`${octavo.origin}/order/m2_d1/`);
  await bare(page);
  const form = await whenReady(page, 'octavo-order-form');
  await field(form, 'repeatPassword').waitFor();
  const found: string[] = [];
  let reachedCount = 0;
  for (const [state, reachState] of Object.entries(states)) {
    await reachState({ page, form, uploads });
    const broken = await check(page, variantsFor(device, reachedCount));
    found.push(...broken.map((one) => `${state}, ${one}`));
    reachedCount += 1;
  }
  await context.close();
  return { found, reachedCount };
};

// Three pages run at once, because the checker mostly computes.
const deviceChecks = new Map<string, ReturnType<typeof checkDevice>>();
matrix.before(() => {
  for (const [index, [device, options]] of Object.entries(devices).entries()) {
    const deviceCheck = checkDevice(index, options);
    deviceChecks.set(device, deviceCheck);
    // Each walk is awaited by its own test, which may start after the walk has failed.
    deviceCheck.catch(() => {});
  }
});

for (const device of Object.keys(devices))
  matrix(`UI-08 no violation is found on a ${device}, in any theme, step and state`, async () => {
    const { found, reachedCount } = (await deviceChecks.get(device)) ?? {};
    assert.equal(found, []);
    assert.is(reachedCount, Object.keys(states).length);
  });

matrix.run();
