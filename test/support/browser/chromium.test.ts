import { chromium } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { stopAfter } from '../runner/suite/stop-after.mjs';
import { chromiumOptions, preferHeadlessShell } from './chromium.mjs';

const starting = suite('the start of Chromium');

starting('Chromium’s command line still disables all features that Playwright disables', async () => {
  // Node in place of Chromium ends at once, so that Playwright’s error contains the command line.
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

starting('tests use an installed chromium-headless-shell, unless CHROMIUM_PATH names another browser', () => {
  const { TEST_CHROMIUM, CHROMIUM_PATH, ...others } = process.env;
  stopAfter(() => {
    process.env = {
      ...others,
      ...(TEST_CHROMIUM && { TEST_CHROMIUM }),
      ...(CHROMIUM_PATH && { CHROMIUM_PATH }),
    };
  });
  const chosenWith = (environment: Record<string, string>, path: string) => {
    process.env = { ...others, ...environment };
    preferHeadlessShell(path);
    return process.env.TEST_CHROMIUM;
  };
  assert.is(chosenWith({}, process.execPath), process.execPath);
  assert.is(chromiumOptions().executablePath, process.execPath);
  assert.is(chosenWith({}, '/nowhere'), undefined);
  assert.is(chosenWith({ CHROMIUM_PATH: '/mine' }, process.execPath), undefined);
});

starting.run();
