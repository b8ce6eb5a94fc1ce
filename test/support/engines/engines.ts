import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import type { Test } from 'uvu';
import * as assert from 'uvu/assert';
import { stopAfter } from '../runner/suite/stop-after.mjs';
import { freePort } from '../services/free-port.ts';
import { until } from '../until.ts';

/** A tab of any browser, with the operations that the journeys need. */
export interface Tab {
  open(address: string): Promise<void>;
  /** Returns the value of a JavaScript expression in the page. */
  run(expression: string): Promise<unknown>;
  /** Clicks the element that an expression returns. */
  click(element: string): Promise<void>;
  type(element: string, text: string): Promise<void>;
  attach(element: string, path: string): Promise<void>;
}

/** Waits until an expression is truthy and returns its value. Ignores errors, because a page that is being replaced runs no script. */
export const untilIn = (tab: Tab, expression: string): Promise<unknown> =>
  until(
    () => tab.run(expression).catch(() => null),
    () => pause(50),
  );

/** Key of an element's id in WebDriver's JSON. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Sends one command of the WebDriver protocol. */
const send = async (
  address: string,
  body?: unknown,
  method = 'POST',
): Promise<Record<string, unknown> | null> => {
  const text = body === undefined ? null : JSON.stringify(body);
  const answer = await fetch(address, { method, body: text });
  const { value } = (await answer.json()) as { value: Record<string, unknown> | null };
  if (!answer.ok) throw new Error(String(value?.message));
  return value;
};

/** Starts WebKitGTK's driver under a virtual display; resolves with its address once the driver answers. */
const startDriver = async (command: string): Promise<string> => {
  const port = await freePort();
  const child = spawn('xvfb-run', ['-a', command, `--port=${port}`], { stdio: 'ignore', detached: true });
  const stop = () => {
    if (child.pid) process.kill(-child.pid);
  };
  process.once('exit', stop);
  stopAfter(() => {
    process.off('exit', stop);
    stop();
  });
  const base = `http://127.0.0.1:${port}`;
  const status = () => fetch(`${base}/status`).catch(() => null);
  await until(async () => Boolean((await status())?.ok));
  return base;
};

/** Opens WebKitGTK's MiniBrowser through its WebDriver. */
const openWebKit = async (command: string): Promise<Tab> => {
  const driver = await startDriver(command);
  const capabilities = { alwaysMatch: { browserName: 'MiniBrowser' } };
  const created = await send(`${driver}/session`, { capabilities });
  const session = `${driver}/session/${created?.sessionId}`;
  stopAfter(() => send(session, undefined, 'DELETE').catch(() => null));
  const run = (expression: string): Promise<unknown> =>
    send(`${session}/execute/sync`, { script: `return ${expression}`, args: [] });
  const element = async (expression: string) => {
    const value = (await run(expression)) as Record<string, string> | null;
    if (!value) throw new Error('The element is not there.');
    return `${session}/element/${value[elementKey]}`;
  };
  const type = async (expression: string, text: string) =>
    void (await send(`${await element(expression)}/value`, { text }));
  return {
    open: async (url) => void (await send(`${session}/url`, { url })),
    run,
    click: async (expression) => void (await send(`${await element(expression)}/click`, {})),
    type,
    attach: type,
  };
};

/** Opens an unmodified Firefox, which puppeteer drives by WebDriver BiDi. */
const openFirefox = async (executablePath: string): Promise<Tab> => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // The size is that of the window, because Firefox 140 refuses a call that puppeteer sends with a viewport.
    defaultViewport: null,
    args: ['--width=1280', '--height=900'],
  });
  stopAfter(() => browser.close());
  const page = await browser.newPage();
  const element = async (expression: string): Promise<ElementHandle<Element>> => {
    const handle = (await page.evaluateHandle(expression)).asElement();
    if (!handle) throw new Error('The element is not there.');
    return handle as ElementHandle<Element>;
  };
  return {
    open: async (address) => void (await page.goto(address)),
    run: (expression) => page.evaluate(expression),
    click: async (expression) => (await element(expression)).click(),
    type: async (expression, text) => (await element(expression)).type(text),
    attach: async (expression, path) => {
      const input = (await element(expression)) as ElementHandle<HTMLInputElement>;
      await input.uploadFile(path);
    },
  };
};

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
      await journey(await open(path), name.toLowerCase());
    });
};
