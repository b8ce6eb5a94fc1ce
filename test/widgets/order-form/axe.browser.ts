import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { violations } from '../../support/axe/axe.ts';
import { holdRequests } from '../../support/browser/faults.ts';
import { openStage } from '../../support/browser/open-stage.ts';
import {
  addFiles,
  field,
  file,
  fillRegistration,
  pdfFile,
  person,
  type,
  unfoldAll,
  whenReady,
} from '../../support/browser/order-journey.ts';
import { acceptPolicy, fillPaper, formNotice, press, proceed } from '../../support/browser/order-visit.ts';

/** Removes the host page's sticky header, which would cover the content scrolled under it. */
const removeHeader = (page: Page) => page.evaluate(() => document.querySelector('body > header')?.remove());

interface AxeScene {
  page: Page;
  form: Locator;
  /** Control of the uploads: they wait until `release` is called, and then fail. */
  uploads: { release(): void };
}
/** Actions that lead from one state to the next. */
type ReachState = (scene: AxeScene) => Promise<unknown>;

const hint = (form: Locator) => form.getByRole('tooltip').filter({ visible: true });
const openList: ReachState = async ({ page, form }) => {
  await field(form, 'typeId').locator('select').click();
  // Touch screens open the device's own picker, which is not part of the page, so axe cannot check it there.
  if (await page.evaluate(() => matchMedia('(pointer: coarse)').matches)) return;
  await form.getByRole('listbox').waitFor();
};

/** States of the order form in the sequence in which a page reaches them. */
const orderFormStates: Record<string, ReachState> = {
  'step 1, fresh': async () => {},
  'step 1, unfolded': ({ form }) => unfoldAll(form),
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
    await form.locator('.refused-name').waitFor();
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
  'step 2, materials on their way': async ({ page, form }) => {
    await page.keyboard.press('Escape');
    await fillRegistration(form, person(`matrix-${page.viewportSize()?.width}`));
    await acceptPolicy(form);
    await proceed(form);
    await form.locator('.upload progress').waitFor();
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
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open('octavo');
          opening.onsuccess = () => {
            const change = opening.result.transaction('files', 'readwrite');
            change.objectStore('files').clear();
            change.oncomplete = () => resolve();
          };
        }),
    );
    await page.reload();
    await removeHeader(page);
    await form.getByText('Please choose this file again').waitFor();
  },
};

const matrix = suite('the order form before a checker of WCAG 2.2 AA');
const { browser, octavo } = await openStage();

const variants = [
  { template: 'm1_d1', theme: 'default' },
  { template: 'm1_d1', theme: 'minimal' },
  { template: 'm2_d1', theme: 'default' },
  { template: 'm2_d1', theme: 'minimal' },
] as const;

const applyVariant = async (page: Page, attributes: (typeof variants)[number]) => {
  const form = page.locator('octavo-order-form');
  await form.evaluate((element, attributes) => {
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  }, attributes);
  await form.locator(`.octavo.${attributes.template}[data-theme="${attributes.theme}"]`).waitFor();
  // The bar would cover the content scrolled under it.
  await form.locator('.bar').evaluate((bar) => {
    bar.style.position = 'static';
  });
};

const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
  colorScheme: 'light',
};
const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' };

// A covering array: each state is checked on a phone and on a desktop, in both colour schemes, templates and themes, because
// the variant of the desktop has the other template and the other theme than that of the phone. Rules that are not about colours
// run on the phone, where they ask for most.
for (const [title, device, question, variantAt, widthAt] of [
  ['phone in light colours', phone, 'all', (state: number) => state % 4, () => 360],
  [
    'desktop in dark colours',
    desktop,
    'colours',
    (state: number) => 3 - (state % 4),
    (state: number) => (state % 8 < 4 ? 1280 : 900),
  ],
] as const)
  matrix(`UI-08 ORD-01 axe finds no violation on a ${title} in any step and state`, async () => {
    const context = await browser.newContext({ ...device, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const uploads = await holdRequests(page, `${octavo.api}/v1/client/file`);
    await page.route('**/orders/attachment/*', (route) => route.abort('connectionrefused'));
    await page.goto(`${octavo.origin}/order/m2_d1/`);
    await removeHeader(page);
    const form = await whenReady(page, 'octavo-order-form');
    await form.locator('.more-button').last().waitFor();
    const found: string[] = [];
    for (const [index, [state, reachState]] of Object.entries(orderFormStates).entries()) {
      const variant = variants[variantAt(index)] ?? variants[0];
      const width = widthAt(index);
      await reachState({ page, form, uploads });
      await page.setViewportSize({ width, height: 900 });
      await applyVariant(page, variant);
      const broken = await violations(page, 'octavo-order-form', question);
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      if (scrollWidth > width) broken.push(`${scrollWidth} px wide on ${width} px`);
      found.push(...broken.map((one) => `${state}, ${variant.template}, ${variant.theme}: ${one}`));
      await applyVariant(page, variants[0]);
    }
    assert.equal(found, []);
  });

matrix.run();
