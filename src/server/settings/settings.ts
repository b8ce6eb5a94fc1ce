import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ClamdAddress, readClamdAddress } from './clamd-address.ts';
import {
  type EnvironmentReader,
  isBuiltFolder,
  isUrlOf,
  readEnvironment,
  SettingsError,
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

export interface Settings extends WatchSettings {
  port: number;
  /** Null listens on all interfaces. */
  host: string | null;
  dataFolder: string;
  /** Null selects the embedded database. */
  databaseUrl: string | null;
  /** Null creates a secret and stores it in the database. */
  jwtSecret: string | null;
  /** A second key whose tokens are accepted too. Null if there is none. */
  acceptedJwtSecret: string | null;
  /** Null writes letters into the data folder. */
  smtpUrl: string | null;
  /** Null stores files in the data folder. */
  s3: S3Settings | null;
  /** Null if files are not scanned for viruses. */
  clamd: ClamdAddress | null;
  /** Null if the provider confirms payments by hand. */
  stripe: StripeSettings | null;
  /** Folder in which the build has put `embed`, `cabinet` and `demo`. */
  distFolder: string;
  /** Rate limit of one network: attempts of one kind a minute (accounts/rate-limits.ts). */
  attemptsPerMinute: number;
  /** Rate limit of one account: attempts of one kind within the time window of that kind (accounts/rate-limits.ts). */
  attemptsPerAccount: number;
  /** Free bytes of the disk below which files are refused; null chooses 512 MB, or 5 % of a small disk. */
  diskFloorBytes: number | null;
  /** Registrations of one network in a day. */
  registrationsPerDay: number;
  /** Orders of one client in a day; a network may place ten times as many. */
  ordersPerDay: number;
  /** Messages of one client to writers in a day; a network may send ten times as many. */
  messagesPerDay: number;
  /** Files of the largest size that one client may upload in a day; a network may upload ten times as many. */
  uploadsPerDay: number;
  /** Statistics events of one network that are kept in a minute; the limits of visitors, sites and days follow from it. */
  eventsPerMinute: number;
  /** Days for which statistics events are kept. Their hourly counts have no end. */
  eventDays: number;
  /** Proxies whose X-Forwarded headers count. */
  trustedProxies: ProxySetting;
  /** The trusted proxies set X-Forwarded-Host, which names the site in place of Host. */
  trustsForwardedHost: boolean;
  /** Every host below a site's own is to be reached by https alone, also those of other servers. */
  hstsSubdomains: boolean;
  /** Header in which a proxy or CDN names the visitor's country. */
  countryHeader: string;
  /** Whether the bootstrap document leaves the country out, so that it is the same for all visitors. */
  isCountryApart: boolean;
  /** Milliseconds for which a stopping server still takes requests, so that load balancers notice the stop. */
  drainMs: number;
  /** Milliseconds that a stop waits for pending requests after that. */
  stopTimeoutMs: number;
  /** Log level of pino. */
  logLevel: string;
}

/** Reads the bucket. Both keys are required, because without them every file would be refused. */
const readS3 = ({ text, checked, attempt }: EnvironmentReader): S3Settings | null => {
  const endpoint = checked('S3_ENDPOINT', 'the address of a bucket', isUrlOf('http:', 'https:'));
  const [accessKeyId, secretAccessKey] = [text('S3_ACCESS_KEY_ID'), text('S3_SECRET_ACCESS_KEY')];
  const region = text('S3_REGION') ?? 'auto';
  if (!endpoint) return null;
  return attempt(() => {
    if (!accessKeyId || !secretAccessKey)
      throw new SettingsError('S3_ENDPOINT needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY beside it');
    return { endpoint, region, accessKeyId, secretAccessKey };
  }, null);
};

/** Requires both secrets, because without the webhook secret the server would never learn of a payment. */
const readStripe = ({ text, checked, attempt }: EnvironmentReader): StripeSettings | null => {
  const secretKey = text('STRIPE_SECRET_KEY');
  const webhookSecret = text('STRIPE_WEBHOOK_SECRET');
  const api = checked('STRIPE_API', 'an address', isUrlOf('http:', 'https:')) ?? 'https://api.stripe.com';
  if (!secretKey) return null;
  return attempt(() => {
    if (!webhookSecret) throw new SettingsError('STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET beside it');
    return { secretKey, webhookSecret, api };
  }, null);
};

/** Characters of a key that cannot be guessed: HS256 requires 32 bytes. */
const keyLength = 32;
const highestPort = 65_535;

const readKey = ({ checked }: EnvironmentReader, name: 'JWT_SECRET' | 'JWT_SECRET_ACCEPTED') =>
  checked(
    name,
    `at least ${keyLength} characters long, because whoever guesses it can log in as anybody`,
    (key) => key.length >= keyLength,
  );

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Reads where the data is, and with what services the server works. */
const readServices = (reader: EnvironmentReader) => {
  const { text, checked, attempt } = reader;
  return {
    dataFolder: text('DATA_DIR') ?? '.data',
    databaseUrl: checked(
      'DATABASE_URL',
      'an address that begins with postgres://',
      isUrlOf('postgres:', 'postgresql:'),
    ),
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

/** Reads the settings from environment variables. Throws one line for each mistake. */
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
    // Node names headers in lower case.
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
