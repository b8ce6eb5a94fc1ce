import { chromium } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { chromiumOptions } from './chromium.mjs';

const starting = suite('the start of Chromium');

starting('Chromium is started with everything disabled that Playwright disables', async () => {
  // A program that ends at once, so that Playwright reports the command line with which it was started.
  const executablePath = process.execPath;
  const reason = await chromium.launch({ ...chromiumOptions(), executablePath }).catch(String);
  const lists = [...String(reason).matchAll(/--disable-features=(\S+)/g)].map(([, names = '']) =>
    names.split(','),
  );
  const [byPlaywright = [], ours = []] = lists;
  assert.ok(byPlaywright.length > 0, String(reason));
  assert.equal(
    byPlaywright.filter((name) => !ours.includes(name)),
    [],
  );
});

starting.run();
