import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A store that speaks S3. */
export interface S3Settings {
  /** Address of the bucket. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface StripeSettings {
  secretKey: string;
  /** Signs the events that Stripe sends. */
  webhookSecret: string;
  /** Origin of Stripe's API. */
  api: string;
}

export interface Settings {
  port: number;
  /** Null listens on all interfaces. */
  host: string | null;
  dataFolder: string;
  /** Null is the embedded database. */
  databaseUrl: string | null;
  /** Null makes one and keeps it in the database. */
  jwtSecret: string | null;
  /** Null writes mails into the data folder. */
  smtpUrl: string | null;
  /** Null keeps files in the data folder. */
  s3: S3Settings | null;
  /** Null: the provider confirms payments by hand. */
  stripe: StripeSettings | null;
  /** Where the build put `embed`, `cabinet` and `demo`. */
  distFolder: string;
  /** Calls of one kind a minute from one network, where they are counted (attempts.ts). */
  attemptsPerMinute: number;
  /** Tries of one kind for one account or address; how long they count stands in attempts.ts. */
  attemptsPerAccount: number;
  /** Believe the X-Forwarded headers of a proxy in front. */
  trustProxy: boolean;
  /** Header in which a proxy or CDN names the visitor's country. */
  countryHeader: string;
  /** How long a stop waits for requests in flight. */
  stopWithinMs: number;
  /** Of pino. */
  logLevel: string;
}

const whole = (text: string | undefined, otherwise: number): number => {
  if (!text) return otherwise;
  const number = Number(text);
  if (!Number.isInteger(number) || number < 0) throw new Error(`"${text}" is not a whole number`);
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

/** A key without the secret of its events would take money and never notice. */
const readStripe = (text: (name: string) => string | null): StripeSettings | null => {
  const secretKey = text('STRIPE_SECRET_KEY');
  const webhookSecret = text('STRIPE_WEBHOOK_SECRET');
  if (!secretKey) return null;
  if (!webhookSecret) throw new Error('STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET beside it');
  return { secretKey, webhookSecret, api: text('STRIPE_API') ?? 'https://api.stripe.com' };
};

/** Reads what the environment sets (README, "Start"). */
export const readSettings = (environment: NodeJS.ProcessEnv): Settings => {
  const text = (name: string) => environment[name] || null;
  return {
    port: whole(environment.PORT, 8080),
    host: text('HOST'),
    dataFolder: text('DATA_DIR') ?? '.data',
    databaseUrl: text('DATABASE_URL'),
    jwtSecret: text('JWT_SECRET'),
    smtpUrl: text('SMTP_URL'),
    s3: readS3(text),
    stripe: readStripe(text),
    distFolder: text('DIST_DIR') ?? join(fileURLToPath(import.meta.url), '../..'),
    attemptsPerMinute: whole(environment.ATTEMPTS_PER_MINUTE, 120),
    attemptsPerAccount: whole(environment.ATTEMPTS_PER_ACCOUNT, 10),
    trustProxy: environment.TRUST_PROXY === '1',
    countryHeader: text('COUNTRY_HEADER') ?? 'cf-ipcountry',
    stopWithinMs: whole(environment.STOP_WITHIN_MS, 10_000),
    logLevel: text('LOG_LEVEL') ?? 'warn',
  };
};
