/**
 * The oldest version of each browser that Octavo supports, by the browser's name in MDN's compatibility data. The build
 * lowers scripts and styles to these versions, and a suite fails if a newer feature is left.
 */
export const oldestBrowsers = {
  chrome: 105,
  chrome_android: 105,
  edge: 105,
  firefox: 110,
  safari: 16.4,
  safari_ios: 16.4,
  samsunginternet_android: 20,
};

/** The same versions as esbuild targets. `chrome` also covers Samsung Internet, which is based on Chromium. */
export const targets = [
  `chrome${oldestBrowsers.chrome}`,
  `edge${oldestBrowsers.edge}`,
  `firefox${oldestBrowsers.firefox}`,
  `safari${oldestBrowsers.safari}`,
  `ios${oldestBrowsers.safari_ios}`,
];
