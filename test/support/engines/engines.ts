import { existsSync } from 'node:fs';
import type { Test } from 'uvu';
import * as assert from 'uvu/assert';
import { openFirefox } from './firefox.ts';
import type { Tab } from './tab.ts';
import { openWebKit } from './webkit.ts';

const engines = [
  { name: 'Firefox', path: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr', open: openFirefox },
  { name: 'WebKit', path: process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver', open: openWebKit },
];

/** Adds a test for Firefox and one for WebKit. Each gets a new tab and the name of its browser. */
export const inEachEngine = (
  suite: Test,
  titleOf: (name: string) => string,
  journey: (tab: Tab, name: string) => Promise<void>,
): void => {
  for (const { name, path, open } of engines)
    suite(titleOf(name), async () => {
      assert.ok(existsSync(path), `${path} is not installed, so that ${name} was not tested`);
      const tab = await open(path);
      try {
        await journey(tab, name.toLowerCase());
      } finally {
        await tab.close();
      }
    });
};
