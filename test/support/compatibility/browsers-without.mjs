import { oldestBrowsers } from '../../../src/embed/build/browser-range.mjs';

const nameOf = { samsunginternet_android: 'Samsung Internet', safari_ios: 'iOS', chrome_android: 'Android' };
const capitalized = (name) => name[0].toUpperCase() + name.slice(1);

/**
 * Returns the version in which a browser got a feature, at least partly, without a flag or prefix. Infinity if the browser
 * never got the feature or has removed it.
 */
const addedIn = (support) => {
  const plain = [support].flat().filter((row) => row && !row.flags && !row.prefix && !row.alternative_name);
  if (!plain.some(({ version_added, version_removed }) => version_added && !version_removed)) return Infinity;
  const versions = plain.map(({ version_added }) =>
    Number.parseFloat(String(version_added).replace('≤', '')),
  );
  return Math.min(...versions.filter((version) => version > 0));
};

/** Lists the supported browsers whose oldest version lacks a feature, as "Firefox 110 (has it from 120)". */
export const browsersWithout = ({ support }) =>
  Object.entries(oldestBrowsers).flatMap(([browser, oldest]) => {
    const added = addedIn(support[browser]);
    if (added <= oldest) return [];
    const since = added === Infinity ? 'lacks it' : `has it from ${added}`;
    return [`${nameOf[browser] ?? capitalized(browser)} ${oldest} (${since})`];
  });
