import type { BonusEntry, Identity, Order, Token } from './resources.ts';

// Bodies of the provider API about sessions and the way to them.

/** Session of the cabinet. The response also sets the session's cookie. */
export interface CabinetSession extends Token {
  /** Token of the order form in the cabinet; null if the session covers one order only. */
  orderToken: string | null;
  /**
   * E-mail address of the account that one press opens from the page of a payment; null if a login is needed, or nothing is.
   */
  continueAs: string | null;
  /** Language of the customer, such as `de`. */
  locale: string;
}

/** Choices of a customer when the session of the cabinet is opened. */
export interface SessionChoice {
  /** 1 to replace another customer's session. */
  isChosen?: 1 | undefined;
  /** 1 to go on from the page of a payment to the whole account. Only the cookie of that payment allows this, no token. */
  goesOn?: 1 | undefined;
}

/** A reset link that has not been used. */
export interface ResetLink extends Token {
  /** E-mail address of the account whose password the link replaces. */
  email: string;
}

/** An open session of the customer, on one device. */
export interface ClientSession {
  id: number;
  /** Browser and system, such as "Firefox on Windows". */
  device: string;
  /** Country and network of the login, such as "Germany, 203.0.113.9"; the network alone if the country is unknown. */
  place: string;
  /** Time of the last use, in ISO 8601 with offset, precise to 5 minutes. */
  lastUsedAt: string;
  /** Whether the request was sent with this session. */
  isCurrent: boolean;
}

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
