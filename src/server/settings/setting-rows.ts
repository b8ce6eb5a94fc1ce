import {
  builtFolder,
  clamdAddress,
  headerName,
  integer,
  logLevel,
  postgres,
  proxies,
  type SettingKind,
  share,
  signingKey,
  switchedOn,
  text,
  url,
} from './setting-kinds.ts';

/** Row about a setting. The value, messages about mistakes, the table of the README and `.env.example` come from it. */
interface SettingRow {
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

const highestPort = 65_535;

/** Every setting. `npm run settings` writes them into `server/README.md` and `.env.example`. */
export const settingRows = {
  PORT: {
    key: 'port',
    kind: integer(8080, highestPort),
    meaning: 'port to listen on; 0 takes any free port',
    example: '8080',
  },
  HOST: {
    key: 'host',
    kind: text(null),
    default: 'all interfaces',
    meaning: 'address to listen on',
    example: '127.0.0.1',
  },
  DATA_DIR: {
    key: 'dataFolder',
    kind: text('.data'),
    meaning: 'folder of the embedded database, uploaded files and mail files',
    example: '/var/lib/octavo',
  },
  DATABASE_URL: {
    key: 'databaseUrl',
    kind: postgres,
    meaning: 'address of a PostgreSQL database; the same migrations run there',
    example: 'postgres://octavo:password@db:5432/octavo',
    isSecret: true,
  },
  DATABASE_REPLICA_URL: {
    key: 'databaseReplicaUrl',
    kind: postgres,
    meaning: 'address of a replica of `DATABASE_URL`, from which the visitors of templates are compared',
    example: 'postgres://octavo:password@replica:5432/octavo',
    isSecret: true,
  },
  JWT_SECRET: {
    key: 'jwtSecret',
    kind: signingKey,
    default: 'made once, kept with the data',
    meaning: 'key that signs session tokens, at least 32 characters',
    example: '"$(openssl rand -base64 48)"',
    isSecret: true,
  },
  JWT_SECRET_ACCEPTED: {
    key: 'acceptedJwtSecret',
    kind: signingKey,
    meaning: 'second key, whose tokens and links are accepted too while the keys are changed',
    example: '"$(openssl rand -base64 48)"',
    isSecret: true,
  },
  SMTP_URL: {
    key: 'smtpUrl',
    kind: url(null, 'an address that begins with smtp://, smtps:// or file:///', 'smtp:', 'smtps:', 'file:'),
    meaning:
      'mail server, or a folder for letters as files (`file:///srv/letters`); without it letters are files in `DATA_DIR/mail`, or with `DATABASE_URL` wait for a server that has it',
    example: 'smtp://user:password@mail:587',
    isSecret: true,
  },
  S3_ENDPOINT: {
    key: 's3Endpoint',
    kind: url(null, 'the address of a bucket', 'http:', 'https:'),
    meaning: 'address of a bucket that holds the files instead of `DATA_DIR/files`',
    example: 'https://s3.example/papers',
  },
  S3_ACCESS_KEY_ID: {
    key: 's3AccessKeyId',
    kind: text(null),
    meaning: 'name of the key of the bucket',
    example: 'octavo',
    isSecret: true,
  },
  S3_SECRET_ACCESS_KEY: {
    key: 's3SecretAccessKey',
    kind: text(null),
    meaning: 'secret of the key of the bucket',
    example: 'a-long-secret',
    isSecret: true,
  },
  S3_REGION: {
    key: 's3Region',
    kind: text('auto'),
    meaning: 'region of the bucket, where its store asks for one',
    example: 'eu-central-1',
  },
  CLAMD_URL: {
    key: 'clamd',
    kind: clamdAddress,
    meaning:
      "ClamAV's daemon that scans files, a port or a socket (`unix:///run/clamav/clamd.ctl`); without it nothing is scanned",
    example: 'tcp://clamd:3310',
  },
  STRIPE_SECRET_KEY: {
    key: 'stripeSecretKey',
    kind: text(null),
    meaning: "key for payment on Stripe's page; without it the provider confirms payments by hand",
    example: 'sk_live_…',
    isSecret: true,
  },
  STRIPE_WEBHOOK_SECRET: {
    key: 'stripeWebhookSecret',
    kind: text(null),
    meaning: 'secret with which Stripe signs its events',
    example: 'whsec_…',
    isSecret: true,
  },
  STRIPE_API: {
    key: 'stripeApi',
    kind: url('https://api.stripe.com', 'an address', 'http:', 'https:'),
    meaning: "another address that speaks Stripe's API",
    example: 'https://api.stripe.com',
  },
  TRUST_PROXY: {
    key: 'trustedProxies',
    kind: proxies,
    meaning:
      'proxies whose `X-Forwarded-For` and `-Proto` count: their number, or their networks (`10.0.0.0/8, ::1`)',
    example: '1',
  },
  TRUST_FORWARDED_HOST: {
    key: 'trustsForwardedHost',
    kind: switchedOn,
    meaning: '`1` lets these proxies name the site by `X-Forwarded-Host` too; otherwise `Host` counts',
    example: '1',
  },
  HSTS_SUBDOMAINS: {
    key: 'hstsSubdomains',
    kind: switchedOn,
    meaning:
      "`1` makes browsers use https for all hosts below a site's own too, also for those of your other servers; below `api.` and `my.` they always do",
    example: '1',
  },
  COUNTRY_HEADER: {
    key: 'countryHeader',
    kind: headerName('cf-ipcountry'),
    meaning:
      "header in which a trusted proxy (`TRUST_PROXY`) sends the ISO code of the visitor's country, for the dial code",
    example: 'cf-ipcountry',
  },
  COUNTRY_APART: {
    key: 'isCountryApart',
    kind: switchedOn,
    meaning:
      '`1` leaves the country out of the bootstrap document, so that a CDN keeps one copy for all countries; an order form that needs the dial code asks for it apart',
    example: '1',
  },
  ATTEMPTS_PER_MINUTE: {
    key: 'triesPerMinute',
    kind: integer(120),
    meaning:
      'rate limit of one network for each kind of call: logging in, registering, changing a password, sending a mail, opening a mailed link, opening a payment page; also the requested reset links in an hour and the wrong discount codes in 15 minutes',
    example: '120',
  },
  ATTEMPTS_PER_ACCOUNT: {
    key: 'triesPerAccount',
    kind: integer(10),
    meaning:
      "rate limit of one account: logins, registrations and password changes in 15 minutes; mails to one address and downloads of one account's data in an hour; three times this number of wrong discount codes in 15 minutes, and of orders in an hour",
    example: '10',
  },
  DISK_FLOOR_MB: {
    key: 'diskFloorMb',
    kind: integer(null),
    default: '512, or 5 % of a small disk',
    meaning:
      'free space below which uploads and statistics are refused with 507, and below a quarter of it accounts and orders too; 10,000 free inodes, or 5 %, count alike',
    example: '512',
  },
  REGISTRATIONS_PER_DAY: {
    key: 'registrationsPerDay',
    kind: integer(200),
    meaning:
      'registrations that one network may try in a day, those with a taken address included; with one mailbox, `ATTEMPTS_PER_ACCOUNT`',
    example: '200',
  },
  ORDERS_PER_DAY: {
    key: 'ordersPerDay',
    kind: integer(100),
    meaning: "orders of one client's mailbox in a day; of one network ten times as many",
    example: '100',
  },
  MESSAGES_PER_DAY: {
    key: 'messagesPerDay',
    kind: integer(100),
    meaning:
      'messages to writers, and requests that attach files, of one client in a day; of one network ten times as many',
    example: '100',
  },
  UPLOADS_PER_DAY: {
    key: 'uploadsPerDay',
    kind: integer(50),
    meaning:
      'files of 20 MB, or as many bytes in up to ten times as many files, of one client or person of the office in a day; of one network ten times as many from clients',
    example: '50',
  },
  STATISTICS_PER_MINUTE: {
    key: 'eventsPerMinute',
    kind: integer(600),
    meaning:
      'statistics events of one network that one process keeps in a minute, and a hundred times as many in a day; what is above is counted. Each process counts its own, so N processes keep up to N times as many',
    example: '600',
  },
  STATISTICS_URL: {
    key: 'statisticsUrl',
    kind: url(null, 'an address that takes lines of JSON', 'http:', 'https:'),
    meaning:
      'address that takes the statistics events instead of the database, as lines of JSON by POST, such as a ClickHouse',
    example: 'http://octavo:password@clickhouse:8123/?query=INSERT%20INTO%20events%20FORMAT%20JSONEachRow',
    isSecret: true,
  },
  STATISTICS_DAYS: {
    key: 'eventDays',
    kind: integer(60),
    meaning: 'days for which statistics events are kept; the figures of their days have no end',
    example: '60',
  },
  DRAIN_MS: {
    key: 'drainMs',
    kind: integer(5000),
    meaning: 'how long a stopping server still takes requests after `/readyz` has turned 503',
    example: '5000',
  },
  STOP_WITHIN_MS: {
    key: 'stopTimeoutMs',
    kind: integer(10_000),
    meaning: 'how long it then waits for requests in flight',
    example: '10000',
  },
  LOG_LEVEL: {
    key: 'logLevel',
    kind: logLevel,
    meaning: 'level of pino; `info` writes one JSON line for each answer',
    example: 'info',
  },
  METRICS_PORT: {
    key: 'metricsPort',
    kind: integer(null, highestPort),
    meaning:
      'port of its own, on which Prometheus reads `/metrics`; without it nothing is measured. Each process needs another one',
    example: '9464',
  },
  METRICS_HOST: {
    key: 'metricsHost',
    kind: text('127.0.0.1'),
    meaning:
      'address of that port; `0.0.0.0` in a container. Nothing protects it, so keep it from the public',
    example: '127.0.0.1',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    key: 'tracesEndpoint',
    kind: url(null, 'the address of a collector', 'http:', 'https:'),
    meaning:
      "address of a collector, to which traces are sent by OpenTelemetry's protocol (JSON over HTTP); without it nothing is traced",
    example: 'http://127.0.0.1:4318',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    key: 'tracesShare',
    kind: share,
    meaning: 'share of the requests that are traced, from 0 to 1',
    example: '0.1',
  },
  DIST_DIR: {
    key: 'distFolder',
    kind: builtFolder,
    default: 'beside the server',
    meaning: 'folder that holds the built `embed`, `cabinet` and `demo`',
    example: '/srv/octavo/dist',
  },
} as const satisfies Record<string, SettingRow>;

export type SettingName = keyof typeof settingRows;
