import type { DatabaseKind } from '../database/open.ts';
import type { Db } from '../database/schema.ts';
import { sites } from './0001-sites.ts';
import { accounts } from './0002-accounts.ts';
import { orders } from './0003-orders.ts';
import { letters } from './0004-letters.ts';
import { attempts } from './0005-attempts.ts';
import { payments } from './0006-payments.ts';
import { begunFiles } from './0007-begun-files.ts';
import { addCharges, fillCharges } from './0008-charges.ts';
import { bonus } from './0009-bonus.ts';
import { orderFacts } from './0010-order-facts.ts';
import { mergedLetters } from './0011-merged-letters.ts';
import { refunds } from './0013-refunds.ts';
import { aboutExtras } from './0015-about-extras.ts';
import { paymentCards } from './0016-payment-cards.ts';
import { sessions } from './0017-sessions.ts';
import { visitorEvents, visitorEventTable } from './0018-visitor-events.ts';
import { uploadQuota } from './0019-upload-quota.ts';
import { deletedAccounts } from './0020-deleted-accounts.ts';
import { sentLetters } from './0021-sent-letters.ts';
import { messages } from './0022-messages.ts';
import { loginCodes } from './0023-login-codes.ts';
import { translations } from './0024-translations.ts';
import { clientLanguages } from './0025-client-languages.ts';
import { siteTexts } from './0026-site-texts.ts';
import { siteNotices } from './0027-site-notices.ts';
import { lettersByOrder } from './0028-letters-by-order.ts';

export interface Migration {
  name: string;
  /** Returns additional SQL for a kind of database, if the two databases need different SQL. It runs before `statements`. */
  ofKind?: (kind: DatabaseKind) => readonly string[];
  /** SQL that both SQLite and PostgreSQL understand. */
  statements: readonly string[];
  /** Migrates data that SQL alone cannot, after `statements`. Uses raw queries, because the types of tables change later. */
  fill?: (db: Db) => Promise<void>;
  /**
   * Released version that no longer uses the columns and tables that this migration removes or renames. Other migrations may
   * only create, add, insert and update, because servers of the previous version run beside new servers during an upgrade.
   */
  unusedSince?: string;
}

/** All migrations in their sequence. A released migration is never changed; a later migration corrects it. */
export const migrations: readonly Migration[] = [
  { name: '0001-sites', statements: sites },
  { name: '0002-accounts', statements: accounts },
  { name: '0003-orders', statements: orders },
  { name: '0004-letters', statements: letters },
  { name: '0005-attempts', statements: attempts },
  { name: '0006-payments', statements: payments },
  { name: '0007-begun-files', statements: begunFiles },
  { name: '0008-charges', statements: addCharges, fill: fillCharges },
  { name: '0009-bonus', statements: bonus },
  { name: '0010-order-facts', statements: orderFacts },
  { name: '0011-merged-letters', statements: mergedLetters },
  { name: '0013-refunds', statements: refunds },
  { name: '0015-about-extras', statements: aboutExtras },
  { name: '0016-payment-cards', statements: paymentCards },
  { name: '0017-sessions', statements: sessions },
  { name: '0018-visitor-events', ofKind: visitorEventTable, statements: visitorEvents },
  { name: '0019-upload-quota', statements: uploadQuota },
  { name: '0020-deleted-accounts', statements: deletedAccounts },
  { name: '0021-sent-letters', statements: sentLetters },
  { name: '0022-messages', statements: messages },
  { name: '0023-login-codes', statements: loginCodes },
  { name: '0024-translations', statements: translations },
  { name: '0025-client-languages', statements: clientLanguages },
  { name: '0026-site-texts', statements: siteTexts },
  { name: '0027-site-notices', ofKind: siteNotices, statements: [] },
  { name: '0028-letters-by-order', statements: lettersByOrder },
  {
    name: '0029-ended-accounts',
    statements: [
      `create index clients_to_erase on clients (id) where deleted_at is not null and email <> ''`,
    ],
  },
  {
    name: '0030-click-ids',
    statements: ['dclid', 'twclid', 'yclid'].map(
      (name) => `alter table order_origins add column ${name} text`,
    ),
  },
  {
    name: '0031-promises',
    statements: [
      'alter table discounts add column first_order_only integer not null default 0',
      'alter table orders add column refunded_cents bigint',
    ],
  },
  { name: '0032-refund-percent', statements: ['alter table orders add column refund_percent real'] },
  {
    name: '0033-registrations',
    statements: ['alter table sessions add column is_registration bigint not null default 0'],
  },
  { name: '0034-wider-networks', statements: ['alter table upload_quota add column wider_network text'] },
];

/** Returns all SQL statements of a migration for a kind of database, in their sequence. */
export const statementsOf = ({ ofKind, statements }: Migration, kind: DatabaseKind): readonly string[] => [
  ...(ofKind?.(kind) ?? []),
  ...statements,
];
