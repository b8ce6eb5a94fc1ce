import { english, type Translator } from '../../languages/translator.ts';
import type { Device } from './store/sessions.ts';

type Names = readonly (readonly [RegExp, string])[];

/** Browsers by a pattern of their user agent. The first match counts, because a user agent also names compatible browsers. */
const browsers: Names = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: Names = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: Names, text: string) => names.find(([pattern]) => pattern.test(text))?.[1];

/** Returns browser and system for people, such as "Firefox on Windows". */
export const deviceText = ({ user_agent }: Device, t: Translator = english): string => {
  const browser = nameIn(browsers, user_agent) ?? t('Another browser');
  const system = nameIn(systems, user_agent);
  return system ? t('%browser% on %system%', { browser, system }) : browser;
};

/** Returns country and network for people, such as "Germany, 203.0.113.9". */
export const placeText = ({ country, network }: Device, { language }: Translator = english): string => {
  const countryNames = new Intl.DisplayNames(language, { type: 'region' });
  return [country && countryNames.of(country), network].filter(Boolean).join(', ');
};
