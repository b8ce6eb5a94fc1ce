import { dirname, resolve } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  chromium,
  devices,
  type LaunchOptions,
  type Page,
} from 'playwright-core';
import * as assert from 'uvu/assert';
import { currentScope, shareInProcess, stopAfter } from '../runner/suite/stop-after.mjs';
import { createDeployment, startProcess } from '../server/start-process.ts';
import { chromiumOptions } from './chromium.mjs';

/**
 * Points at every calculator and price list of a page, as visitors do whose pointer or thumb crosses them, because the code of
 * a widget with a first view runs only then.
 */
const pointAtWidgets = () => {
  const pointWithin = (root: ParentNode) => {
    for (const node of root.querySelectorAll('*')) {
      if (node.matches('octavo-calculator, octavo-price-list')) node.dispatchEvent(new Event('pointerover'));
      else if (node.shadowRoot && !node.localName.startsWith('octavo-')) pointWithin(node.shadowRoot);
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

const launch = async (options?: LaunchOptions) => {
  const browser = await chromium.launch(chromiumOptions(options));
  const stop = stopAfter(() => browser.close());
  // The bench measures pages that nobody touches.
  if (!process.env.TEST_RUNTIME) return { browser, stop };
  const { newContext } = browser;
  browser.newContext = async (given) => {
    const context = await newContext.call(browser, given);
    await context.addInitScript(pointAtWidgets);
    endWithTest(context);
    return context;
  };
  return { browser, stop };
};

/**
 * Opens Chromium for one suite. The suites of a process share a browser, in which each has separate contexts. A suite that
 * needs other options gets a browser of its own.
 */
export const openBrowser = async (options?: LaunchOptions): Promise<Browser> => {
  const isShared = process.env.TEST_RUNTIME && !options;
  const isConnected = ({ browser }: Awaited<ReturnType<typeof launch>>) => browser.isConnected();
  return (await (isShared ? shareInProcess('browser', launch, isConnected) : launch(options))).browser;
};

/** Lets a context's visitors leave widgets alone. */
export const leaveWidgetsAlone = (context: BrowserContext) =>
  context.addInitScript(() => Object.assign(window, { leavesWidgetsAlone: true }));

/** Lets the test fail if the page has an error in its console that does not match `faults`. */
export const refuseErrors = (page: Page, faults?: RegExp) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !faults?.test(message.text())) errors.push(message.text());
  });
  stopAfter(() => assert.equal(errors, [], 'errors in the console'));
};

/** Opens a context with the size and the touch screen of a phone. */
export const openPhone = (browser: Browser, options = {}): Promise<BrowserContext> =>
  browser.newContext({ ...devices['Pixel 5'], ...options });
export const openDesktop = (browser: Browser, options = {}): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });

/** Starts the server of the production build with its pages, on a free port and with the demo sites. */
export const startOctavo = async (environment: Record<string, string> = {}, main = 'dist/server/main.js') => {
  const deployment = await createDeployment();
  const pages = { DIST_DIR: resolve(dirname(main), '..') };
  const server = await startProcess(deployment, { ...pages, ...environment }, [main]);
  const { port } = server;
  return {
    ...server,
    /** Landing page of the price version 1 site, without a closing slash. */
    origin: `http://localhost:${port}`,
    api: `http://api.localhost:${port}`,
    cabinet: `http://my.localhost:${port}`,
    dataFolder: deployment.dataFolder,
    stop: deployment.stop,
  };
};

export type Octavo = Awaited<ReturnType<typeof startOctavo>>;

/**
 * Returns the server that the suites of a process share, because its start takes longer than a test. A suite that changes the
 * site starts a server of its own.
 */
export const shareOctavo = async (): Promise<Octavo> => ({
  ...(await shareInProcess('octavo', startOctavo)),
  stop: async () => {},
});
