import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fieldsOf } from '../../order/vocabulary/map-fields.ts';
import { errorMessage } from '../errors.ts';
import { isGiven, readSetting, requireTogether, SettingsError } from './read-environment.ts';
import type { SettingKind } from './setting-kinds.ts';
import { type SettingName, settingRows } from './setting-rows.ts';

type SettingRows = typeof settingRows;
type ValueOf<Row> = Row extends { kind: SettingKind<infer Value> } ? Value : never;

/** Values of all settings by the key of their row. */
type SettingValues = { [Name in SettingName as SettingRows[Name]['key']]: ValueOf<SettingRows[Name]> };

/** Returns the folder of the letters that are written as files if no setting names another place. */
export const mailFolder = (dataFolder: string): string => join(dataFolder, 'mail');

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

export interface TraceSettings {
  /** Address of a collector for OpenTelemetry. */
  endpoint: string;
  /** Share of the requests that are traced, from 0 to 1. */
  share: number;
}

/** Receiver of a server's letters: a mail server, or a folder into which they are written as files. */
export type LetterSettings = { url: string } | { folder: string };

/** The settings of the server. A service that is not set is null. */
export interface Settings extends SettingValues {
  /** File store with the S3 protocol; null to store files in the data folder. */
  s3: S3Settings | null;
  /** Keys of Stripe; null if the provider confirms payments by hand. */
  stripe: StripeSettings | null;
  /** Port and address on which Prometheus reads metrics. */
  metrics: { port: number; host: string } | null;
  traces: TraceSettings | null;
  /** Null if the server sends no letters, because other servers of its database do. */
  letters: LetterSettings | null;
  /** True for a local demo, whose webhooks may be on this machine. */
  isDemo: boolean;
}

/**
 * Returns the folder into which letters are written as files; null for a mail server, or for a server that sends no letters.
 */
export const letterFolderOf = ({ letters }: Settings): string | null =>
  letters && 'folder' in letters ? letters.folder : null;

const lettersOf = ({ smtpUrl, databaseUrl, dataFolder }: SettingValues): LetterSettings | null => {
  if (smtpUrl) return smtpUrl.startsWith('file:') ? { folder: fileURLToPath(smtpUrl) } : { url: smtpUrl };
  return databaseUrl ? null : { folder: mailFolder(dataFolder) };
};

/** Settings that work only together. */
const together: readonly (readonly SettingName[])[] = [
  ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
];

/** Reads the settings from environment variables and the words of the command line. Throws a `SettingsError` with one line for each mistake. */
export const readSettings = (environment: NodeJS.ProcessEnv, words: readonly string[] = []): Settings => {
  const problems = new Set<string>();
  const collect = <Value>(read: () => Value) => {
    try {
      return read();
    } catch (error) {
      problems.add(errorMessage(error));
      return undefined;
    }
  };
  const entries = fieldsOf(settingRows).map((name) => [
    settingRows[name].key,
    collect(() => readSetting(environment, name)),
  ]);
  for (const names of together) collect(() => requireTogether(environment, names));
  if (isGiven(environment, 'DATABASE_REPLICA_URL'))
    collect(() => requireTogether(environment, ['DATABASE_REPLICA_URL', 'DATABASE_URL']));
  if (problems.size > 0) throw new SettingsError([...problems].join('\n'));

  const values: SettingValues = Object.fromEntries(entries);
  const { s3Endpoint, s3AccessKeyId, s3SecretAccessKey, s3Region } = values;
  const { stripeSecretKey, stripeWebhookSecret, stripeApi } = values;
  const { metricsPort, metricsHost, tracesEndpoint, tracesShare } = values;
  return {
    ...values,
    s3:
      s3Endpoint && s3AccessKeyId && s3SecretAccessKey
        ? {
            endpoint: s3Endpoint,
            region: s3Region,
            accessKeyId: s3AccessKeyId,
            secretAccessKey: s3SecretAccessKey,
          }
        : null,
    stripe:
      stripeSecretKey && stripeWebhookSecret
        ? { secretKey: stripeSecretKey, webhookSecret: stripeWebhookSecret, api: stripeApi }
        : null,
    metrics: metricsPort === null ? null : { port: metricsPort, host: metricsHost },
    letters: lettersOf(values),
    isDemo: words.includes('--demo'),
    traces: tracesEndpoint === null ? null : { endpoint: tracesEndpoint, share: tracesShare },
  };
};
