// Finds Chromium and gives the options with which the runner and the suites start it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const chromiumPaths = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

const installed = () => chromiumPaths.find((path) => path && existsSync(path));

/** Returns the path of Chromium. Installs Debian's package if Chromium is missing and the user may install it. */
export const findChromium = () => {
  const executable = installed();
  if (executable) return executable;
  const sudo = process.getuid?.() === 0 ? '' : 'sudo -n ';
  const install = `${sudo}apt-get update -qq && ${sudo}apt-get install -y -qq chromium`;
  spawnSync('sh', ['-c', install], { stdio: 'ignore' });
  const installedNow = installed();
  if (!installedNow) throw new Error('No Chromium was found: install one, or name it in CHROMIUM_PATH.');
  return installedNow;
};

/**
 * Makes tests use Debian's chromium-headless-shell if it is installed, because it takes a quarter less computing time for
 * the same pages. Suites about the Back button and the bench use Chromium itself, because visitors have it.
 */
export const preferHeadlessShell = (path = '/usr/bin/chromium-headless-shell') => {
  if (!process.env.CHROMIUM_PATH && existsSync(path)) process.env.TEST_CHROMIUM = path;
};

/** Machines of tests have no graphics card, and closed networks refuse QUIC. Playwright itself keeps Chromium quiet. */
const usualFlags = ['--disable-gpu', '--disable-quic'];

/** Returns the flag without which chromium-headless-shell draws texts wider than visitors see them. */
const shellFlags = () => (process.env.TEST_CHROMIUM ? ['--font-render-hinting=none'] : []);

/** Returns Playwright's options for a headless Chromium. `options` adds options for a suite. */
export const chromiumOptions = ({ args = [], ...options } = {}) => ({
  executablePath: process.env.TEST_CHROMIUM ?? findChromium(),
  args: [...usualFlags, ...shellFlags(), ...args],
  headless: true,
  ...options,
});
