import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ClamdAddress, readClamdAddress } from './clamd-address.ts';
import { type ProxySetting, readProxySetting } from './trusted-proxies.ts';

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

export interface Settings {
  port: number;
  /** Null listens on all interfaces. */
  host: string | null;
  dataFolder: string;
  /** Null selects the embedded database. */
  databaseUrl: string | null;
  /** Null creates a secret and stores it in the database. */
  jwtSecret: string | null;
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
  /** Milliseconds for which a stopping server still takes requests, so that load balancers notice the stop. */
  drainMs: number;
  /** Milliseconds that a stop waits for pending requests after that. */
  stopTimeoutMs: number;
  /** Log level of pino. */
  logLevel: string;
}

const readWholeNumber = (name: string, text: string | null, defaultValue: number): number => {
  if (!text) return defaultValue;
  const number = Number(text);
  if (!Number.isInteger(number) || number < 0)
    throw new Error(`${name} is a whole number such as ${defaultValue}, but "${text}" is not`);
  return number;
};

const readS3 = (text: (name: string) => string | null): S3Settings | null => {
  const endpoint = text('S3_ENDPOINT');
  if (!endpoint) return null;
  const [accessKeyId, secretAccessKey] = [text('S3_ACCESS_KEY_ID'), text('S3_SECRET_ACCESS_KEY')];
  if (!accessKeyId || !secretAccessKey)
    throw new Error('S3_ENDPOINT needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY beside it');
  return { endpoint, region: text('S3_REGION') ?? 'auto', accessKeyId, secretAccessKey };
};

/** Requires both secrets, because without the webhook secret the server would never learn of a payment. */
const readStripe = (text: (name: string) => string | null): StripeSettings | null => {
  const secretKey = text('STRIPE_SECRET_KEY');
  const webhookSecret = text('STRIPE_WEBHOOK_SECRET');
  if (!secretKey) return null;
  if (!webhookSecret) throw new Error('STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET beside it');
  return { secretKey, webhookSecret, api: text('STRIPE_API') ?? 'https://api.stripe.com' };
};

/** Reads the settings from environment variables. */
export const readSettings = (environment: NodeJS.ProcessEnv): Settings => {
  const text = (name: string) => environment[name] || null;
  const wholeNumber = (name: string, defaultValue: number) => readWholeNumber(name, text(name), defaultValue);
  return {
    port: wholeNumber('PORT', 8080),
    host: text('HOST'),
    dataFolder: text('DATA_DIR') ?? '.data',
    databaseUrl: text('DATABASE_URL'),
    jwtSecret: text('JWT_SECRET'),
    smtpUrl: text('SMTP_URL'),
    s3: readS3(text),
    clamd: readClamdAddress(text('CLAMD_URL')),
    stripe: readStripe(text),
    distFolder: text('DIST_DIR') ?? join(fileURLToPath(import.meta.url), '../..'),
    attemptsPerMinute: wholeNumber('ATTEMPTS_PER_MINUTE', 120),
    attemptsPerAccount: wholeNumber('ATTEMPTS_PER_ACCOUNT', 10),
    diskFloorBytes: text('DISK_FLOOR_MB') === null ? null : wholeNumber('DISK_FLOOR_MB', 512) * 1_048_576,
    registrationsPerDay: wholeNumber('REGISTRATIONS_PER_DAY', 200),
    ordersPerDay: wholeNumber('ORDERS_PER_DAY', 100),
    messagesPerDay: wholeNumber('MESSAGES_PER_DAY', 100),
    uploadsPerDay: wholeNumber('UPLOADS_PER_DAY', 50),
    eventsPerMinute: wholeNumber('STATISTICS_PER_MINUTE', 600),
    eventDays: wholeNumber('STATISTICS_DAYS', 60),
    trustedProxies: readProxySetting(environment.TRUST_PROXY),
    trustsForwardedHost: environment.TRUST_FORWARDED_HOST === '1',
    hstsSubdomains: environment.HSTS_SUBDOMAINS === '1',
    countryHeader: text('COUNTRY_HEADER') ?? 'cf-ipcountry',
    drainMs: wholeNumber('DRAIN_MS', 5000),
    stopTimeoutMs: wholeNumber('STOP_WITHIN_MS', 10_000),
    logLevel: text('LOG_LEVEL') ?? 'warn',
  };
};
