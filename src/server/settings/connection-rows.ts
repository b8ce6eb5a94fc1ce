import {
  clamdAddress,
  headerName,
  highestPort,
  integer,
  postgres,
  proxies,
  type SettingRow,
  signingKey,
  switchedOn,
  text,
  url,
} from './setting-kinds.ts';

/** Settings of the server's address and of its services: databases, keys, mail, files, payment and proxies. */
export const connectionRows = {
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
} as const satisfies Record<string, SettingRow>;
