import type { Kysely } from 'kysely';
import type {
  BookmarkTable,
  ClientTable,
  LoginCodeTable,
  OneTimeCodeTable,
  RateLimitTable,
  SessionTable,
  SocialAccountTable,
} from './tables/client-tables.ts';
import type { LetterTable, PaymentTable, SentLetterTable } from './tables/delivery-tables.ts';
import type {
  AttachmentTable,
  BonusEntryTable,
  FileTable,
  IdempotencyKeyTable,
  MessageTable,
  OrderEventTable,
  OrderExtraTable,
  OrderOriginTable,
  OrderTable,
  RatingTable,
  UploadingFileTable,
  UploadQuotaTable,
} from './tables/order-tables.ts';
import type {
  DictionaryItemTable,
  DiscountTable,
  PriceTable,
  RulePageTable,
  RuleTranslationTable,
  SiteTable,
  SiteTextTable,
  SurchargeTable,
  TranslationTable,
  WriterTable,
} from './tables/site-tables.ts';

/**
 * All tables. Ids that the server makes are random integers or hashes below 2^48, because the two databases define sequences
 * differently. Times are epoch milliseconds. Booleans are 1 and 0.
 */
export interface Database {
  migrations: { name: string };
  settings: { name: string; value: string };
  sites: SiteTable;
  dictionary_items: DictionaryItemTable;
  prices: PriceTable;
  surcharges: SurchargeTable;
  discounts: DiscountTable;
  rule_pages: RulePageTable;
  translations: TranslationTable;
  rule_translations: RuleTranslationTable;
  site_texts: SiteTextTable;
  writers: WriterTable;
  clients: ClientTable;
  sessions: SessionTable;
  login_codes: LoginCodeTable;
  social_accounts: SocialAccountTable;
  one_time_codes: OneTimeCodeTable;
  attempts: RateLimitTable;
  orders: OrderTable;
  order_events: OrderEventTable;
  bonus_entries: BonusEntryTable;
  order_extras: OrderExtraTable;
  order_origins: OrderOriginTable;
  idempotency_keys: IdempotencyKeyTable;
  messages: MessageTable;
  ratings: RatingTable;
  files: FileTable;
  /** Files in the state uploading. The table keeps an old name, because older servers run beside this one during an upgrade. */
  begun_files: UploadingFileTable;
  upload_quota: UploadQuotaTable;
  attachments: AttachmentTable;
  letters: LetterTable;
  sent_letters: SentLetterTable;
  payments: PaymentTable;
  bookmarks: BookmarkTable;
  visitor_events: VisitorEventTable;
  event_texts: EventTextTable;
  event_counts: EventCountTable;
}

export type Db = Kysely<Database>;

/** One action of a visitor. Rows are small, because a day may have ten million. Texts are in `event_texts`, each once a day. */
interface VisitorEventTable {
  at: number;
  site_id: number;
  /** Hash of the visitor's id. */
  visitor: number;
  /** Ids of the texts in `event_texts` with the action, the page and the device; 0 for none. */
  action_id: number;
  page_id: number;
  device_id: number;
}

/** A text of the events of one day, as JSON. */
interface EventTextTable {
  /** Hash of day, site and text, so that all servers compute the same id without a query. */
  id: number;
  /** Start of the day in UTC. */
  day: number;
  text: string;
}

/** Number of events of one kind in one hour. These rows are kept when the events are deleted. */
interface EventCountTable {
  /** Start of the hour in UTC. */
  hour: number;
  site_id: number;
  widget: string;
  template: string;
  action: string;
  campaign: string;
  count: number;
}
