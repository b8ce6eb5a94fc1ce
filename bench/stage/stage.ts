import { cp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { openBrowser, startOctavo } from '../../test/support/browser/browser.ts';
import { buildPeers, installPeers } from './build-peers.ts';
import { writePages } from './pages.ts';
import { type Subject, subjectsAt } from './subjects.ts';

/** Parts that the topics about browsers share: a server with the measured pages, and a browser. */
export interface Stage {
  /** Origin of the landing pages. */
  origin: string;
  browser: Browser;
  subjects: readonly Subject[];
}

/** Copy of the build to whose landing pages the measured pages are added. */
const copy = '.build/bench/dist';

/** Reads the site's bootstrap document as JSON from a server that is started only for this. */
const readBootstrap = async (): Promise<string> => {
  const { port, stop } = await startOctavo();
  const headers = { host: `api.localhost:${port}` };
  const address = `http://127.0.0.1:${port}/v1/client/bootstrap/localhost:${port}`;
  const bootstrap = await (await fetch(address, { headers })).text();
  await stop();
  return bootstrap;
};

/**
 * Builds and starts all parts of the stage, with the subjects whose names contain `only`. The server starts last, because it lists
 * its files when it starts. Server and browser end with the bench.
 */
export const openStage = async (only: string): Promise<Stage> => {
  installPeers();
  const bootstrap = await readBootstrap();
  await rm(copy, { recursive: true, force: true });
  await cp('dist', copy, { recursive: true });
  const folder = join(copy, 'demo/bench');
  await writePages(folder);
  await buildPeers(folder, bootstrap);
  const { origin } = await startOctavo({ DIST_DIR: resolve(copy) });
  const subjects = subjectsAt(origin).filter(({ name }) => name.toLowerCase().includes(only));
  return { origin, browser: await openBrowser(), subjects };
};
