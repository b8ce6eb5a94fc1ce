import { dirname, resolve } from 'node:path';
import { type Browser, type BrowserContext, chromium, devices, type LaunchOptions } from 'playwright-core';
import * as assert from 'uvu/assert';
import { currentScope, stopAfter } from '../runner/suite/stop-after.mjs';
import { createDeployment, type ServerProcess, startProcess } from '../server/start-process.ts';
import { chromiumOptions } from './chromium.mjs';

/**
 * Points at every calculator and price list of a page, as visitors do whose pointer or thumb crosses them, because the code of
 * a widget with a first view runs only then.
 */
const pointAtWidgets = () => {
  const pointWithin = (root: ParentNode) => {
    for (const node of root.querySelectorAll('*')) {
      if (node.matches('octavo-calculator, octavo-price-list')) node.dispatchEvent(new Event('pointerover'));
      else if (node.shadowRoot) pointWithin(node.shadowRoot);
    }
  };
  setInterval(() => Reflect.get(window, 'leavesWidgetsAlone') || pointWithin(document), 50);
};

/**
 * Closes a context and its pages with the test that has opened them. The test fails if one of the pages had an uncaught error.
 */
const endWithTest = (context: BrowserContext) => {
  const errors: string[] = [];
  context.on('weberror', (error) => {
    // Scripts of tests that prepare each page also run in empty ones, which have no storage.
    if (error.page()?.url() !== 'about:blank') errors.push(error.error().message);
  });
  stopAfter(async () => {
    await context.close();
    assert.equal(errors, [], 'uncaught errors');
  });
  const scope = currentScope();
  const { newPage } = context;
  context.newPage = async () => {
    const page = await newPage.call(context);
    // A context of the same test closes its pages itself. It would wait for ever if one had been closed while opening an
    // address.
    if (currentScope() !== scope) stopAfter(() => page.close());
    return page;
  };
};

/**
 * Opens Chromium for one suite: the browser of the runner, in which each suite has separate contexts, or a new browser if
 * the suite needs other options.
 */
export const openBrowser = async (options?: LaunchOptions): Promise<Browser> => {
  const shared = process.env.TEST_BROWSER;
  const browser =
    shared && !options ? await chromium.connect(shared) : await chromium.launch(chromiumOptions(options));
  stopAfter(() => browser.close());
  // The bench measures pages that nobody touches.
  if (!shared) return browser;
  const { newContext } = browser;
  browser.newContext = async (given) => {
    const context = await newContext.call(browser, given);
    await context.addInitScript(pointAtWidgets);
    endWithTest(context);
    return context;
  };
  return browser;
};

/** Lets a context's visitors leave widgets alone. */
export const leaveWidgetsAlone = (context: BrowserContext) =>
  context.addInitScript(() => Object.assign(window, { leavesWidgetsAlone: true }));

/** Opens a context with the size and the touch screen of a phone. */
export const openPhone = (browser: Browser, options = {}): Promise<BrowserContext> =>
  browser.newContext({ ...devices['Pixel 5'], ...options });
export const openDesktop = (browser: Browser, options = {}): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });

export interface Octavo extends Pick<ServerProcess, 'port' | 'send' | 'sendRaw'> {
  /** Landing page of the price version 1 site, without a closing slash. */
  origin: string;
  api: string;
  cabinet: string;
  dataFolder: string;
  stop: () => Promise<void>;
}

/** Starts the server of the production build with its pages, on a free port and with the demo sites. */
export const startOctavo = async (
  environment: Record<string, string> = {},
  main = 'dist/server/main.js',
): Promise<Octavo> => {
  const deployment = await createDeployment();
  const pages = { DIST_DIR: resolve(dirname(main), '..') };
  const { port, send, sendRaw } = await startProcess(deployment, { ...pages, ...environment }, main);
  return {
    port,
    send,
    sendRaw,
    origin: `http://localhost:${port}`,
    api: `http://api.localhost:${port}`,
    cabinet: `http://my.localhost:${port}`,
    dataFolder: deployment.dataFolder,
    stop: deployment.stop,
  };
};
