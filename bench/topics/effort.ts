import type { Browser, Locator, Page } from 'playwright-core';
import { openBrowser, startOctavo } from '../../test/support/browser/browser.ts';
import type { Table } from '../report/table.ts';
import type { Topic } from './topic.ts';

const screen = { width: 360, height: 740 };

/** Actions of a new customer who orders the default paper on a phone. */
interface Effort {
  taps: number;
  /** Names of the typed fields. */
  fields: string[];
  /** Height of the form on each step, in screens. */
  screens: number[];
}

const person: Readonly<Record<string, string>> = {
  topic: 'The printed page and the reading eye',
  details: 'Three pages on margins, with two sources of your choice.',
  firstName: 'Ada',
  lastName: 'Reader',
  phone: '+15551234567',
  password: 'a quiet library',
  repeatPassword: 'a quiet library',
};

/** Selects the lines of parts that are folded on phones and have required fields, then the required fields themselves. */
const folded = '.more-button:has(+ .folded [aria-required="true"])';
const required = ':is(input, textarea)[aria-required="true"]:visible';

/** Places an order by filling in the required fields alone, each after a tap, up to the payment. Counts taps and fields. */
const order = async (
  page: Page,
  form: Locator,
  values: Readonly<Record<string, string>>,
): Promise<Effort> => {
  const effort: Effort = { taps: 0, fields: [], screens: [] };
  const tap = async (target: Locator) => {
    await target.tap();
    effort.taps += 1;
  };
  for (const step of [1, 2]) {
    await form.locator(`[data-step="${step}"]`).waitFor();
    const box = await form.boundingBox();
    effort.screens.push(Math.round((10 * (box?.height ?? 0)) / screen.height) / 10);
    for (const line of await form.locator(folded).all()) await tap(line);
    for (const control of await form.locator(required).all()) {
      const name = (await control.getAttribute('name')) ?? '';
      // A phone field with nothing but the preset dial code counts as empty.
      if (!(name in values) || (await control.inputValue()).length > 4) continue;
      await tap(control);
      await control.fill(values[name] ?? '');
      effort.fields.push(name);
    }
    for (const policy of await form.locator('input[name="policyAccepted"]').all()) await tap(policy);
    await tap(form.locator('[type="submit"]'));
  }
  await page.waitForURL(/secure-payment/);
  return effort;
};

const visit = async (browser: Browser, origin: string, template: string): Promise<Effort> => {
  const context = await browser.newContext({
    viewport: screen,
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`${origin}/order/${template === 'm3_d1' ? '' : `${template}/`}`);
  const form = page.locator('octavo-order-form[data-state="ready"]');
  await form.waitFor();
  // The reserved height is removed, because it is that of another template.
  await form.evaluate((host) => {
    host.style.minHeight = '0';
  });
  await form.locator(`.${template} [data-field="topic"]`).waitFor();
  const effort = await order(page, form, { ...person, email: `${template}@example.com` });
  await context.close();
  return effort;
};

/** Counts the taps and typed fields of a new customer's order, in every template of the order form. */
export const effort: Topic = {
  name: 'effort',
  rounds: 1,
  minutes: 1,
  measure: async (): Promise<Table[]> => {
    const [octavo, browser] = await Promise.all([startOctavo(), openBrowser()]);
    const rows: Table['rows'][number][] = [];
    for (const template of ['m1_d1', 'm2_d1', 'm3_d1']) {
      const { taps, fields, screens } = await visit(browser, octavo.origin, template);
      rows.push({
        name: template,
        cells: [
          taps,
          fields.length,
          screens.join(' + '),
          fields.includes('repeatPassword') ? 'password' : 'none',
        ],
      });
    }
    await browser.close();
    await octavo.stop();
    return [
      {
        title: 'Effort of an order',
        columns: ['taps', 'typed fields', 'screens of steps 1 + 2', 'asked twice'],
        // These figures were counted on the pages of the other product.
        rows: [
          ...rows,
          { name: 'Stripe Checkout, one product (read, not measured)', cells: ['about 6', 4, '1', 'none'] },
        ],
        notes: [
          `A new customer orders the default paper in Chromium at ${screen.width} × ${screen.height} px: each field that is required and empty is tapped and filled in. Goals of m3_d1: 7 taps, 4 fields, 3 screens, no field twice.`,
        ],
      },
    ];
  },
};
