import type { BonusEntry, Identity, Order } from './resources.ts';

/** A file, with the address from which the logged-in customer can download it. */
export interface FileData {
  name: string;
  /** Size in bytes. */
  size: number;
  from: 'customer' | 'provider';
  createdAt: string;
  link: string;
}

export interface OrderData extends Order {
  status: string;
  /** Changes of the status, oldest first. */
  history: { status: string; createdAt: string; text: string }[];
  /** Origin of the order: widget, page, campaign, first visit. */
  origin: { [name: string]: string };
  payments: { state: string; createdAt: string; refundedCents: number; card: string }[];
  files: FileData[];
  /** Messages of the conversation with the writer, oldest first. */
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
    /** Names of the social networks with which the customer can log in. */
    socialLogins: string[];
    /** Codes of the bookmarked writers. */
    writers: string[];
  };
  orders: OrderData[];
  /** Files that belong to no order. */
  otherFiles: FileData[];
  bonus: { balanceCents: number; entries: BonusEntry[] };
  sessions: SessionData[];
  /** Letters to the customer, without their texts. `sentAt` is null for an unsent letter. */
  letters: { kind: string; orderCode: string; sentAt: string | null }[];
}
