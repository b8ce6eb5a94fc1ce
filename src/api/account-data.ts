import type { BonusEntry, Identity, Order } from './resources.ts';

/** A file, with the address at which it can be downloaded after a login. */
export interface FileData {
  name: string;
  /** Bytes. */
  size: number;
  from: 'customer' | 'provider';
  createdAt: string;
  link: string;
}

export interface OrderData extends Order {
  status: string;
  /** Every change of the status, the first one first. */
  history: { status: string; createdAt: string; text: string }[];
  /** Origin of the order: widget, page, campaign, first visit. */
  origin: { [name: string]: string };
  payments: { state: string; createdAt: string; refundedCents: number; card: string }[];
  files: FileData[];
  /** The conversation with the writer, the first message first. */
  messages: { author: string; text: string; createdAt: string; readAt: string | null }[];
}

export interface SessionData {
  device: string;
  userAgent: string;
  place: string;
  loggedInAt: string;
  lastUsedAt: string;
}

/** Everything that is stored about a customer. */
export interface AccountData {
  exportedAt: string;
  site: string;
  account: Identity & {
    registeredAt: string;
    /** Social networks that log in to the account. */
    socialLogins: string[];
    /** Codes of the bookmarked writers. */
    writers: string[];
  };
  orders: OrderData[];
  /** Files that belong to no order. */
  otherFiles: FileData[];
  bonus: { balanceCents: number; entries: BonusEntry[] };
  sessions: SessionData[];
  /** Letters to the customer, without their texts. `sentAt` is null for one that is still to be sent. */
  letters: { kind: string; orderCode: string; sentAt: string | null }[];
}
