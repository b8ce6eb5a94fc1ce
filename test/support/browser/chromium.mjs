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

/** Finds Chromium, or installs Debian's package where this user may do so. */
export const findChromium = () => {
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

/**
 * Has tests use Debian's Chromium without windows where it is installed, because it takes a quarter less computing time for
 * the same pages. Suites about the Back button name the other one, and the bench measures it, because visitors have it.
 */
export const preferHeadlessShell = (path = '/usr/bin/chromium-headless-shell') => {
  if (!process.env.CHROMIUM_PATH && existsSync(path)) process.env.TEST_CHROMIUM = path;
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

/**
 * Features that only cost time: two further pages of Chromium itself for each page of a test, and a spare process. Without
 * them, a short test takes half of the computing time.
 */
const costlyFeatures = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

/** Features that Playwright disables. They are repeated here, because Chromium reads only the last list of its command line. */
const disabledByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

const disabledFeatures = `--disable-features=${[...disabledByPlaywright, ...costlyFeatures].join(',')}`;

/** Without this flag texts are wider in Chromium without windows than visitors see them. */
const shellFlags = () => (process.env.TEST_CHROMIUM ? ['--font-render-hinting=none'] : []);

/** Returns Playwright's options for a headless Chromium, with more of them where a suite needs any. */
export const chromiumOptions = ({ args = [], ...options } = {}) => ({
  executablePath: process.env.TEST_CHROMIUM ?? findChromium(),
  args: [...quietFlags, ...shellFlags(), disabledFeatures, ...args],
  headless: true,
  ...options,
});
