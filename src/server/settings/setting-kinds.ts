import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ProxySetting, readProxySetting } from './trusted-proxies.ts';

/** Address on which clamd listens: a TCP port, or a Unix socket. */
export type ClamdAddress = { host: string; port: number } | { path: string };

/** Default port of clamd. */
const standardPort = 3310;

const readClamdUrl = (text: string): ClamdAddress | undefined => {
  const { protocol, hostname, port, pathname } = new URL(text);
  if (protocol === 'unix:' && !hostname && pathname.length > 1) return { path: decodeURIComponent(pathname) };
  // The brackets around an IPv6 address in a URL are removed.
  const host = hostname.replace(/^\[(.+)\]$/, '$1');
  const isTcp = protocol === 'tcp:' && host && ['', '/'].includes(pathname);
  return isTcp ? { host, port: Number(port || standardPort) } : undefined;
};

/** Parses the value of `CLAMD_URL`; undefined if it is no such address. */
const readClamdAddress = (text: string): ClamdAddress | undefined =>
  URL.canParse(text) ? readClamdUrl(text) : undefined;

/** Describes the texts of a kind of setting, and reads their value. */
export interface SettingKind<Value> {
  /** Value of a missing setting. */
  missing: Value;
  /** Description of a right value, for messages about wrong ones. */
  what: string;
  /** Returns the value of a text; undefined if the text is wrong. */
  parse(text: string): Value | undefined;
}

const kind = <Value, Missing>(
  missing: Missing,
  what: string,
  parse: (text: string) => Value | undefined,
): SettingKind<Value | Missing> => ({ missing, what, parse });

/** Creates a kind of text that `isRight` accepts. */
const matching = <Missing extends string | null>(
  missing: Missing,
  what: string,
  isRight: (text: string) => boolean,
) => kind(missing, what, (value) => (isRight(value) ? value : undefined));

export const text = <Missing extends string | null>(missing: Missing) =>
  matching(missing, 'a text', () => true);

export const integer = <Missing extends number | null>(missing: Missing, maximum = Number.MAX_SAFE_INTEGER) =>
  kind(
    missing,
    `a whole number${maximum < Number.MAX_SAFE_INTEGER ? ` from 0 to ${maximum}` : ''}`,
    (digits) => (/^\d+$/.test(digits) && Number(digits) <= maximum ? Number(digits) : undefined),
  );

export const switchedOn: SettingKind<boolean> = {
  missing: false,
  what: '1 or 0',
  parse: (digit) => ({ 0: false, 1: true })[digit],
};

/** Creates a kind of addresses with one of the protocols, and with a host unless they name a file. */
export const url = <Missing extends string | null>(
  missing: Missing,
  what: string,
  ...protocols: readonly string[]
) =>
  matching(missing, what, (address) => {
    if (!URL.canParse(address)) return false;
    const { protocol, hostname } = new URL(address);
    return protocols.includes(protocol) && (hostname === '') === (protocol === 'file:');
  });

export const postgres = url(null, 'an address that begins with postgres://', 'postgres:', 'postgresql:');

/** Minimum number of characters of a signing key. HS256 requires 32 bytes. */
const keyLength = 32;
export const signingKey = matching(
  null,
  `at least ${keyLength} characters long, because whoever guesses it can log in as anybody`,
  (key) => key.length >= keyLength,
);

export const proxies: SettingKind<ProxySetting> = kind(
  0,
  'a number of proxies or a list of their networks, such as 10.0.0.0/8',
  readProxySetting,
);

export const clamdAddress: SettingKind<ClamdAddress | null> = kind(
  null,
  'the address of a port or a socket, such as unix:///run/clamav/clamd.ctl',
  readClamdAddress,
);

// Node converts the names of headers to lower case, so the given name is converted too.
export const headerName = (missing: string) =>
  kind(missing, 'the name of a header', (name) => (/^[\w-]+$/.test(name) ? name.toLowerCase() : undefined));

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
export const logLevel = matching('warn', `one of ${logLevels.join(', ')}`, (level) =>
  logLevels.includes(level),
);

export const share = kind(1, 'a number from 0 to 1', (number) =>
  /^[01]?(\.\d+)?$/.test(number) && Number(number) <= 1 ? Number(number) : undefined,
);

export const builtFolder = matching(
  join(fileURLToPath(import.meta.url), '../..'),
  'a folder that holds a build',
  (path) => existsSync(`${path}/embed`),
);

/** Row about a setting. The value, messages about mistakes, the table of the README and `.env.example` come from it. */
export interface SettingRow {
  /** Name of the value in the server's settings. */
  key: string;
  /** Converts the setting's text, and holds the value of a missing setting. */
  kind: SettingKind<unknown>;
  /** Description of the value of a missing setting, if that value is computed. */
  default?: string;
  meaning: string;
  /** A valid value, for `.env.example` and for messages about wrong values. */
  example: string;
  /** True for a secret. No message shows the value, and it may come from a file that the setting `…_FILE` names. */
  isSecret?: true;
}

export const highestPort = 65_535;
