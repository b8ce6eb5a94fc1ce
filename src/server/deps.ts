import type { FastifyInstance } from 'fastify';
import type { Passwords } from './accounts/passwords.ts';
import type { RateLimits } from './accounts/rate-limits.ts';
import type { Sessions } from './accounts/sessions.ts';
import type { Social } from './accounts/social.ts';
import type { Background, ClientTurns } from './bounded-work.ts';
import type { DatabaseKind } from './database/open.ts';
import type { Db } from './database/schema.ts';
import type { Files } from './files/keep/files.ts';
import type { VirusScanner } from './files/virus-scanner.ts';
import type { CachedResponses } from './http/cached-responses.ts';
import type { Log } from './http/log.ts';
import type { Shedding } from './http/overload.ts';
import type { Router } from './http/router.ts';
import type { SecurityEvents } from './http/security-events.ts';
import type { SenderLimits } from './http/slow-senders.ts';
import type { LetterSender } from './letters/letter-sender.ts';
import type { DiskSpace } from './operations/disk-space.ts';
import type { Metrics } from './operations/metrics/create-metrics.ts';
import type { PaymentService } from './payments/service/payment.ts';
import type { Settings } from './settings/settings.ts';
import type { TokenSecrets } from './signed-tokens.ts';
import type { Sites } from './sites/store/sites.ts';
import type { createFigureSums } from './statistics/figure-sums.ts';
import type { VisitorEvents } from './statistics/store/visitor-events.ts';
import type { WebhookSender } from './webhooks/webhook-sender.ts';

/** Dependencies of the server. Tests replace some of them. */
export interface Deps {
  db: Db;
  databaseKind: DatabaseKind;
  /** Resolves when the database can be written; rejects if it does not answer or allows no changes. */
  requireWritable: () => Promise<void>;
  sites: Sites;
  secrets: TokenSecrets;
  settings: Settings;
  log: Log;
  /** Sender of letters. Its `sendSoon` and `stop` concern webhooks too, because the causes of letters cause their events. */
  letterSender: LetterSender;
  webhookSender: WebhookSender;
  /** Payment service; null if the provider confirms payments by hand. */
  payment: PaymentService | null;
  files: Files;
  /** Virus scanner; null if files are not scanned. */
  virusScanner: VirusScanner | null;
  diskSpace: DiskSpace;
  facebook: Social;
  passwords: Passwords;
  background: Background;
  visitorEvents: VisitorEvents;
  figureSums: ReturnType<typeof createFigureSums>;
  senderLimits: SenderLimits;
  shedding: Shedding;
  clientTurns: ClientTurns;
  /** Metrics; null if the settings do not enable them. */
  metrics: Metrics | null;
  /** Aborted when the server begins to stop. The server still answers, but asks load balancers to choose other servers. */
  draining: AbortSignal;
  /** Returns the server's time, in epoch milliseconds. */
  now: () => number;
}

/** Dependencies of the calls of the API: those of the server, and those that a server process creates for its calls. */
export interface CallDeps extends Deps {
  app: FastifyInstance;
  router: Router;
  cachedResponses: CachedResponses;
  sessions: Sessions;
  rateLimits: RateLimits;
  securityEvents: SecurityEvents;
  /** Returns a sentence for each service that the server refuses or omits at present. */
  limits: () => Promise<string[]>;
}
