import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ClamdAddress, readClamdAddress } from './clamd-address.ts';
import { type DatabaseSettings, readDatabaseSettings } from './database-settings.ts';
import {
  type EnvironmentReader,
  isBuiltFolder,
  isUrlOf,
  readEnvironment,
  requireTogether,
} from './read-environment.ts';
import { type ProxySetting, readProxySetting } from './trusted-proxies.ts';
import { readWatchSettings, type WatchSettings } from './watch-settings.ts';

/** Settings of a file store with the S3 protocol. */
export interface S3Settings {
  /** Address of the bucket. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface StripeSettings {
  secretKey: string;
  /** Secret with which Stripe signs its events. */
  webhookSecret: string;
  /** Origin of Stripe's API. */
  api: string;
}

export interface Settings extends WatchSettings, DatabaseSettings {
  port: number;
  /** Address on which the server listens; null for all interfaces. */
  host: string | null;
  dataFolder: string;
  /** Key that signs session tokens; null for a random key that is stored in the database. */
  jwtSecret: string | null;
  /** Former key, whose tokens are still accepted; null if there is none. */
  acceptedJwtSecret: string | null;
  /** Address of the mail server; null to write letters into the data folder. */
  smtpUrl: string | null;
  /** File store with the S3 protocol; null to store files in the data folder. */
  s3: S3Settings | null;
  /** Address of the virus scanner; null if files are not scanned. */
  clamd: ClamdAddress | null;
  /** Keys of Stripe; null if the provider confirms payments by hand. */
  stripe: StripeSettings | null;
  /** Folder in which the build has put `embed`, `cabinet` and `demo`. */
  distFolder: string;
  /** Attempts of one kind that a network may make in a minute (`accounts/rate-limits.ts`). */
  attemptsPerMinute: number;
  /** Attempts of one kind that an account allows within the kind's time window (`accounts/rate-limits.ts`). */
  attemptsPerAccount: number;
  /** Free bytes of the disk below which files are refused; null chooses 512 MB, or 5 % of a small disk. */
  diskFloorBytes: number | null;
  /** Registrations that one network may make in a day. */
  registrationsPerDay: number;
  /** Orders that one client may place in a day; a network may place ten times as many. */
  ordersPerDay: number;
  /** Messages that one client may send to writers in a day; a network may send ten times as many. */
  messagesPerDay: number;
  /** Files of the largest size that one client may upload in a day; a network may upload ten times as many. */
  uploadsPerDay: number;
  /**
   * Visitors' actions that are kept from one network in a minute. The limits of visitors, sites and days are computed from this
   * value.
   */
  eventsPerMinute: number;
  /** Days for which visitors' actions are kept. Their hourly counts are kept for ever. */
  eventDays: number;
  /** Proxies whose `X-Forwarded-…` headers are used. */
  trustedProxies: ProxySetting;
  /** True if trusted proxies set `X-Forwarded-Host`, which then names the site instead of `Host`. */
  trustsForwardedHost: boolean;
  /** True if browsers must use https for all subdomains of a site's host, even for those of other servers. */
  hstsSubdomains: boolean;
  /** Header in which a proxy or CDN names the visitor's country. */
  countryHeader: string;
  /** True if the bootstrap document does not contain the visitor's country, so that it is the same for all visitors. */
  isCountryApart: boolean;
  /** Milliseconds for which a stopping server still accepts requests, so that load balancers notice the stop. */
  drainMs: number;
  /** Milliseconds for which a stop then waits for pending requests, after `drainMs`. */
  stopTimeoutMs: number;
  /** Log level of pino. */
  logLevel: string;
}

/** Reads the settings of the bucket. Without both keys, the store would refuse every file. */
const readS3 = (reader: EnvironmentReader): S3Settings | null => {
  const { text, checked, attempt } = reader;
  const endpoint = checked('S3_ENDPOINT', 'the address of a bucket', isUrlOf('http:', 'https:'));
  const [accessKeyId, secretAccessKey] = [text('S3_ACCESS_KEY_ID'), text('S3_SECRET_ACCESS_KEY')];
  const region = text('S3_REGION') ?? 'auto';
  return attempt(() => {
    requireTogether(reader, ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);
    return endpoint && accessKeyId && secretAccessKey
      ? { endpoint, region, accessKeyId, secretAccessKey }
      : null;
  }, null);
};

/**
 * Reads the settings of Stripe. Both secrets are required: the key to open payment pages, the webhook secret to accept events
 * of payments.
 */
const readStripe = (reader: EnvironmentReader): StripeSettings | null => {
  const { text, checked, attempt } = reader;
  const secretKey = text('STRIPE_SECRET_KEY');
  const webhookSecret = text('STRIPE_WEBHOOK_SECRET');
  const api = checked('STRIPE_API', 'an address', isUrlOf('http:', 'https:')) ?? 'https://api.stripe.com';
  return attempt(() => {
    requireTogether(reader, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']);
    return secretKey && webhookSecret ? { secretKey, webhookSecret, api } : null;
  }, null);
};

/** Minimum number of characters of a signing key. HS256 requires 32 bytes. */
const keyLength = 32;
const highestPort = 65_535;

const readKey = ({ checked }: EnvironmentReader, name: 'JWT_SECRET' | 'JWT_SECRET_ACCEPTED') =>
  checked(
    name,
    `at least ${keyLength} characters long, because whoever guesses it can log in as anybody`,
    (key) => key.length >= keyLength,
  );

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Reads the settings of data folder, database and services. */
const readServices = (reader: EnvironmentReader) => {
  const { text, checked, attempt } = reader;
  return {
    dataFolder: text('DATA_DIR') ?? '.data',
    ...readDatabaseSettings(reader),
    jwtSecret: readKey(reader, 'JWT_SECRET'),
    acceptedJwtSecret: readKey(reader, 'JWT_SECRET_ACCEPTED'),
    smtpUrl: checked(
      'SMTP_URL',
      'an address that begins with smtp:// or smtps://',
      isUrlOf('smtp:', 'smtps:'),
    ),
    s3: readS3(reader),
    clamd: attempt(() => readClamdAddress(text('CLAMD_URL')), null),
    stripe: readStripe(reader),
  };
};

/** Reads the limits of visitors, clients and networks. */
const readLimits = ({ text, wholeNumber }: EnvironmentReader) => ({
  attemptsPerMinute: wholeNumber('ATTEMPTS_PER_MINUTE', 120),
  attemptsPerAccount: wholeNumber('ATTEMPTS_PER_ACCOUNT', 10),
  diskFloorBytes: text('DISK_FLOOR_MB') === null ? null : wholeNumber('DISK_FLOOR_MB', 512) * 1_048_576,
  registrationsPerDay: wholeNumber('REGISTRATIONS_PER_DAY', 200),
  ordersPerDay: wholeNumber('ORDERS_PER_DAY', 100),
  messagesPerDay: wholeNumber('MESSAGES_PER_DAY', 100),
  uploadsPerDay: wholeNumber('UPLOADS_PER_DAY', 50),
  eventsPerMinute: wholeNumber('STATISTICS_PER_MINUTE', 600),
  eventDays: wholeNumber('STATISTICS_DAYS', 60),
});

/** Reads the settings from environment variables. Throws a `SettingsError` with one line for each mistake. */
export const readSettings = (environment: NodeJS.ProcessEnv): Settings => {
  const reader = readEnvironment(environment);
  const { text, wholeNumber, isOn, checked, attempt } = reader;
  const isHeaderName = (name: string) => /^[\w-]+$/.test(name);
  const settings: Settings = {
    port: wholeNumber('PORT', 8080, highestPort),
    host: text('HOST'),
    ...readServices(reader),
    ...readLimits(reader),
    distFolder:
      checked('DIST_DIR', 'a folder that holds a build', isBuiltFolder) ??
      join(fileURLToPath(import.meta.url), '../..'),
    trustedProxies: attempt(() => readProxySetting(text('TRUST_PROXY') ?? undefined), 0),
    trustsForwardedHost: isOn('TRUST_FORWARDED_HOST'),
    hstsSubdomains: isOn('HSTS_SUBDOMAINS'),
    // Node converts the names of headers to lower case, so the configured name is converted too.
    countryHeader:
      checked('COUNTRY_HEADER', 'the name of a header', isHeaderName)?.toLowerCase() ?? 'cf-ipcountry',
    isCountryApart: isOn('COUNTRY_APART'),
    drainMs: wholeNumber('DRAIN_MS', 5000),
    stopTimeoutMs: wholeNumber('STOP_WITHIN_MS', 10_000),
    ...readWatchSettings(reader),
    logLevel:
      checked('LOG_LEVEL', `one of ${logLevels.join(', ')}`, (level) => logLevels.includes(level)) ?? 'warn',
  };
  reader.finish();
  return settings;
};
