import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, devices, type LaunchOptions } from 'playwright-core';
import { stopAfter } from '../runner/stop-after.mjs';

const chromiumPaths = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

const installed = () => chromiumPaths.find((path) => path && existsSync(path));

/** Finds Chromium, or installs Debian's package where this user may do so. */
export const findChromium = (): string => {
  const executable = installed();
  if (executable) return executable;
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command = '', ...rest] = [
    ...prefix,
    'sh',
    '-c',
    'apt-get update -qq && apt-get install -y -qq chromium',
  ];
  spawnSync(command, rest, { stdio: 'ignore' });
  const installedNow = installed();
  if (!installedNow) throw new Error('No Chromium was found: install one, or name it in CHROMIUM_PATH.');
  return installedNow;
};

/** Flags that stop a headless Chromium from calling home, which a closed network would refuse. */
const quietFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const openBrowser = async ({ args = [], ...options }: LaunchOptions = {}): Promise<Browser> => {
  const launchOptions = { executablePath: findChromium(), args: [...quietFlags, ...args], headless: true };
  const browser = await chromium.launch({ ...launchOptions, ...options });
  stopAfter(() => browser.close());
  return browser;
};

/** The two devices of the main journeys. */
export const openPhone = (browser: Browser, options = {}): Promise<BrowserContext> =>
  browser.newContext({ ...devices['Pixel 5'], ...options });
export const openDesktop = (browser: Browser, options = {}): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

export interface Octavo {
  port: number;
  /** Landing page of the price version 1 site, without a closing slash. */
  origin: string;
  api: string;
  cabinet: string;
  dataFolder: string;
  /** Sends SIGTERM, so the server ends as an operator would end it. */
  stop: () => Promise<void>;
}

const hasExited = (child: ChildProcess) =>
  new Promise<void>((resolve) => child.once('exit', () => resolve()));

/** Resolves once the server has printed its addresses. */
const addressesPrinted = (child: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    let text = '';
    const append = (chunk: Buffer) => {
      text += chunk.toString();
      if (/http:\/\/my\.localhost/.test(text)) resolve();
    };
    child.stdout?.on('data', append);
    child.stderr?.on('data', append);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${text}`)));
  });

/** Starts the server of the production build, as `npm start` does, on a free port with a fresh data folder. */
export const startOctavo = async (environment: Record<string, string> = {}): Promise<Octavo> => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'octavo-'));
  const port = Number(environment.PORT) || (await freePort());
  const child = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataFolder, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A test file that fails in the middle leaves no server behind.
  const kill = () => child.kill();
  process.once('exit', kill);
  await addressesPrinted(child);
  return {
    port,
    origin: `http://localhost:${port}`,
    api: `http://api.localhost:${port}`,
    cabinet: `http://my.localhost:${port}`,
    dataFolder,
    stop: stopAfter(async () => {
      process.off('exit', kill);
      // A server that a test has killed does not end again.
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await hasExited(child);
      }
      await rm(dataFolder, { recursive: true, force: true });
    }),
  };
};
