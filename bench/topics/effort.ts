import type { Browser, Locator, Page } from 'playwright-core';
import { openBrowser, startOctavo } from '../../test/support/browser/browser.ts';
import type { Table } from '../report/table.ts';
import type { Topic } from './topic.ts';

const screen = { width: 360, height: 740 };

/** Actions of a new customer who orders the default paper on a phone. */
interface Effort {
  taps: number;
  fields: number;
  /** Height of the form on each step, in screens. */
  screens: number[];
  /** Names of fields that the customer typed more than once. */
  repeated: string[];
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

/** Line of a part that is folded on phones and has required fields. */
const foldedPart = '.more-button:has(+ .folded [aria-required="true"])';

/** Creates the actions of a customer, and counts each tap and each typed field. Only required fields are typed, each after a tap. */
const createHand = (form: Locator, values: Readonly<Record<string, string>>) => {
  const effort: Effort = { taps: 0, fields: 0, screens: [], repeated: [] };
  const typed = new Set<string>();
  const tap = async (target: Locator) => {
    await target.tap();
    effort.taps += 1;
  };
  const fillRequired = async () => {
    for (const line of await form.locator(foldedPart).all()) await tap(line);
    const required = form.locator(':is(input, textarea)[aria-required="true"]:visible');
    for (const control of await required.all()) {
      const name = (await control.getAttribute('name')) ?? '';
      const value = await control.inputValue();
      // A phone field with nothing but the preset dial code counts as empty.
      const isGiven = value && (name !== 'phone' || typed.has(name));
      if (!(name in values) || isGiven) continue;
      await tap(control);
      await control.fill(values[name] ?? '');
      effort.fields += 1;
      // The repeated password is the only field that is typed twice.
      if (name === 'repeatPassword') effort.repeated.push('password');
      typed.add(name);
    }
  };
  const measure = async () => {
    const box = await form.boundingBox();
    effort.screens.push(Math.round((10 * (box?.height ?? 0)) / screen.height) / 10);
  };
  return { effort, tap, fillRequired, measure };
};

/** Places an order by filling in the required fields alone, up to the payment. */
const order = async (page: Page, form: Locator, email: string): Promise<Effort> => {
  const { effort, tap, fillRequired, measure } = createHand(form, { ...person, email });
  await measure();
  await fillRequired();
  await tap(form.locator('[type="submit"]'));
  await form.locator('[data-step="2"]').waitFor();
  await measure();
  await fillRequired();
  const policy = form.locator('input[name="policyAccepted"]');
  if (await policy.count()) await tap(policy);
  await tap(form.locator('[type="submit"]'));
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
  const effort = await order(page, form, `${template}@example.com`);
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
      const { taps, fields, screens, repeated } = await visit(browser, octavo.origin, template);
      rows.push({
        name: template,
        cells: [taps, fields, screens.join(' + '), repeated.join(', ') || 'none'],
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
