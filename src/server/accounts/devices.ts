import { Type } from 'typebox';
import { english, type Translator } from '../../languages/translator.ts';
import type { UnknownFields } from '../../order/unknown-fields.ts';
import type { Db } from '../database/schema.ts';
import { findClient } from './store/clients.ts';
import { type Device, hasLoggedIn, type RememberedLogin } from './store/sessions.ts';

/** Reads the claims of the last login's token, which a device keeps without the signature. */
const readRemembered = (sent: string): RememberedLogin | null => {
  try {
    const { sid, device }: UnknownFields = Object(JSON.parse(Buffer.from(sent, 'base64url').toString()));
    // A stranger may have sent the text, and PostgreSQL refuses some characters even in a comparison.
    const isSecret = typeof device === 'string' && /^[\w-]+$/.test(device);
    return isSecret && Number.isSafeInteger(sid) ? { sessionId: Number(sid), deviceKey: device } : null;
  } catch {
    return null;
  }
};

/** Schema of the text that a device keeps of its last login. Tokens have about 300 characters. */
export const deviceField = { device: Type.Optional(Type.String({ maxLength: 1000 })) };

/** Id that no client has. */
const nobody = 0;

/**
 * Returns whether a device has logged in as this client before. `sent` is the text that the device keeps. The same query runs
 * without a client, so that the work does not tell whether an account exists.
 */
export const isKnownDevice = async (db: Db, clientId = nobody, sent = ''): Promise<boolean> => {
  const remembered = readRemembered(sent);
  return remembered !== null && hasLoggedIn(db, clientId, remembered);
};

/** Returns the rate limit's account name for all known devices of a client. */
export const knownDevicesOf = (clientId: number): string => `known devices of ${clientId}`;

/**
 * Returns the account name under which a rate limit counts a login: `account` for unknown devices. Devices that have logged in
 * to the account before have a separate count, so that the guesses of strangers cannot lock them out. The session may have
 * ended. All devices of a client share this count, because each login would otherwise allow further guesses. The account is
 * found by the exact address, because a stranger may own an account whose address differs in the tag after `+`.
 */
export const countedAccount = async (
  db: Db,
  account: string,
  { siteId, email, device: sent = '' }: { siteId: number; email: string; device?: string | undefined },
): Promise<string> => {
  const client = sent ? await findClient(db, siteId, email) : undefined;
  const isKnown = await isKnownDevice(db, client?.id, sent);
  return client && isKnown ? knownDevicesOf(client.id) : account;
};

type Patterns = Readonly<Record<string, RegExp>>;

/** Browsers by a pattern of their user agent. The first match counts, because a user agent also names compatible browsers. */
const browsers: Patterns = {
  Edge: /\bEdgA?\//,
  Opera: /\bOPR\//,
  'Samsung Internet': /\bSamsungBrowser\//,
  Firefox: /\b(Firefox|FxiOS)\//,
  Chrome: /\b(Chrome|CriOS|HeadlessChrome)\//,
  Safari: /\bSafari\//,
};
const systems: Patterns = {
  iPhone: /\biPhone\b/,
  iPad: /\biPad\b/,
  Android: /\bAndroid\b/,
  Windows: /\bWindows\b/,
  Mac: /\bMac OS X\b/,
  Chromebook: /\bCrOS\b/,
  Linux: /\bLinux\b/,
};

const matchedName = (patterns: Patterns, text: string) =>
  Object.keys(patterns).find((name) => patterns[name]?.test(text));

/** Returns browser and system for people, such as "Firefox on Windows". */
export const deviceText = ({ user_agent }: Device, t: Translator = english): string => {
  const browser = matchedName(browsers, user_agent) ?? t('Another browser');
  const system = matchedName(systems, user_agent);
  return system ? t('%browser% on %system%', { browser, system }) : browser;
};

/** Matches the networks of a computer's own addresses, `127.0.0.1` and `::1`. */
const ownNetwork = /^(127\.|0:0:0:0$)/;

/** Returns country and network for people, such as "Germany, 203.0.113.9". */
export const placeText = ({ country, network }: Device, t: Translator = english): string => {
  const countryNames = new Intl.DisplayNames(t.language, { type: 'region' });
  const networkName = ownNetwork.test(network) ? t('Local network') : network;
  return [country && countryNames.of(country), networkName].filter(Boolean).join(', ');
};
