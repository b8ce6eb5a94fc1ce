import { cp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { type Octavo, openBrowser, startOctavo } from '../../test/support/browser/browser.ts';
import { freePort } from '../../test/support/services/free-port.ts';
import { buildPeers, installPeers } from './build-peers.ts';
import { writePages } from './pages.ts';
import { buildUnderReact } from './react-build.ts';
import { type Subject, scripts, subjectsAt } from './subjects.ts';

/** Parts that the topics about browsers share: the servers of both builds, their pages, and a browser. */
export interface Stage {
  octavo: Octavo;
  /** Server of the build with React in place of Preact. */
  react: Octavo;
  browser: Browser;
  subjects: readonly Subject[];
  /** The site's bootstrap document as JSON. */
  bootstrap: string;
  stop(): Promise<void>;
}

const built = '.build/bench/dist';

const bootstrapOf = async ({ port }: Octavo): Promise<string> => {
  const headers = { host: `api.localhost:${port}` };
  const answer = await fetch(`http://127.0.0.1:${port}/v1/client/bootstrap/localhost:${port}`, { headers });
  return answer.text();
};

/** Reads the site's bootstrap document from a server that is started only for this. */
const readBootstrap = async () => {
  const octavo = await startOctavo();
  const bootstrap = await bootstrapOf(octavo);
  await octavo.stop();
  return bootstrap;
};

/** Copies a build and adds the bench's pages to the landing pages. */
const withPages = async (dist: string, name: string, addPeers: (folder: string) => Promise<void>) => {
  const copy = `${built}-${name}`;
  await rm(copy, { recursive: true, force: true });
  await cp(dist, copy, { recursive: true });
  const folder = join(copy, 'demo/bench');
  const port = await freePort();
  await writePages(folder, port, scripts);
  await addPeers(folder);
  return startOctavo({ DIST_DIR: resolve(copy), PORT: String(port) });
};

/** Builds and starts all parts of the stage. */
export const openStage = async (): Promise<Stage> => {
  installPeers();
  const bootstrap = await readBootstrap();
  const reactDist = await buildUnderReact();
  const octavo = await withPages('dist', 'octavo', (folder) => buildPeers(folder, bootstrap));
  const react = await withPages(reactDist, 'react', async () => {});
  const browser = await openBrowser();
  return {
    octavo,
    react,
    browser,
    subjects: subjectsAt(octavo.origin, react.origin),
    bootstrap,
    stop: async () => {
      await browser.close();
      await Promise.all([octavo.stop(), react.stop()]);
    },
  };
};
