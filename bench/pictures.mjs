// Takes the pictures of README.md: `node bench/pictures.mjs CODE CODE`. Needs Chromium (CHROMIUM_PATH may name another one than
// /usr/bin/chromium) and a running `npm start`, which prints the codes for the office. PORT is its port, by default 8080.
import { chromium } from 'playwright-core';
import { chromiumOptions } from '../test/support/browser/chromium.mjs';

const { PORT: port = '8080' } = process.env;
const codes = process.argv.slice(2);
const browser = await chromium.launch(chromiumOptions());
for (const [index, colorScheme] of ['light', 'dark'].entries()) {
  const page = await browser.newPage({
    colorScheme,
    reducedMotion: 'reduce',
    viewport: { width: 1024, height: 720 },
  });
  const shoot = (name) =>
    page.screenshot({ path: `bench/pictures/${name}-${colorScheme}.jpg`, type: 'jpeg', quality: 75 });

  await page.goto(`http://localhost:${port}`);
  await page.locator('octavo-calculator [data-price="total"]').first().waitFor();
  await page.waitForLoadState('networkidle');
  await shoot('landing');

  await page.goto(`http://office.localhost:${port}`);
  await page.getByRole('textbox', { name: 'Email' }).fill('owner@example.com');
  await page.getByLabel('Password').fill('margins-and-footnotes');
  await page.getByRole('textbox', { name: /code/i }).fill(codes[index]);
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Orders' }).click();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByText('Glossary of bookbinding').waitFor();
  await page.waitForLoadState('networkidle');
  await shoot('office');
}
await browser.close();
