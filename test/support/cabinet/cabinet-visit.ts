import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { Octavo } from '../browser/browser.ts';
import type { Person } from '../browser/order-journey.ts';

/** Opens a page for a visitor; returns a customer's actions in the cabinet. */
export const visitCabinet = async (browser: Browser, octavo: Octavo, options: BrowserContextOptions = {}) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 740 }, ...options });
  return {
    page,
    /** Opens a page by its address. */
    go: async (path: string) => {
      await page.goto(octavo.cabinet + path);
    },
    /** Waits until the cabinet shows the page with this title. */
    waitForTitle: (name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor(),
    press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
  };
};

export type CabinetVisit = Awaited<ReturnType<typeof visitCabinet>>;

/** Fills in the login form of the page or of the dialog over it, in any language. */
export const logIn = async (page: Page, { email, password }: Pick<Person, 'email' | 'password'>) => {
  const form = page.locator('form[name="login"]').last();
  await form.locator('input[name="email"]').fill(email);
  await form.locator('input[name="password"]').fill(password);
  await form.locator('[type="submit"]').click();
};

/** Writes a finished paper of `size` bytes to the provider's disk. */
export const writePaper = async ({ dataFolder }: Octavo, name: string, size = 2_000): Promise<string> => {
  const path = join(dataFolder, name);
  await writeFile(path, `%PDF-1.4\n1 0 obj\n<<>>\nendobj\n${'%'.repeat(size)}\n%%EOF`);
  return path;
};
