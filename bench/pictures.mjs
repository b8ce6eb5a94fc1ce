// Takes the pictures of README.md from the last build: `node build.mjs && node bench/pictures.mjs`. Needs Chromium
// (CHROMIUM_PATH may name another one than /usr/bin/chromium) and a running server at the address of the first argument, by
// default that of `npm start`.
import { chromium } from 'playwright-core';
import { chromiumOptions } from '../test/support/browser/chromium.mjs';

const browser = await chromium.launch(chromiumOptions());
for (const colorScheme of ['light', 'dark']) {
  const page = await browser.newPage({
    colorScheme,
    reducedMotion: 'reduce',
    viewport: { width: 1024, height: 720 },
  });
  await page.goto(process.argv[2] ?? 'http://localhost:8080');
  await page.locator('octavo-calculator [data-price="total"]').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `bench/pictures/landing-${colorScheme}.jpg`, type: 'jpeg', quality: 75 });
}
await browser.close();
