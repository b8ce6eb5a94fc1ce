/**
 * Condition for a paragraph or button of a letter. An order is `uncharged` if bonus or discount covers its price. Any other
 * order is `charged`, and paid by hand or online.
 */
export type LetterCondition =
  | 'unconfirmed'
  | 'charged'
  | 'uncharged'
  | 'paidByHand'
  | 'paidOnline'
  | 'hasRemarks'
  | 'hasMessages'
  | 'hasRevisionTime';

/** English text in which `{name}` is replaced with a value of `mail/letter-values.ts`. */
type Paragraph = string | { only: LetterCondition; text: string };

interface Button {
  label: string;
  /** Path in the cabinet. */
  path: string;
  /** Purpose of the one-time code in the parameter `token`, which is created when the letter is sent. */
  code?: 'reset' | 'confirm-email';
  only?: LetterCondition;
}

export interface LetterRow {
  /** The customer's address, or the notice address of the site. */
  recipient: 'customer' | 'provider';
  /** Event of an order that causes the letter. Letters without an event are added by their kind. */
  event?: string;
  /** Subject after the name of the site, in English. */
  subject: string;
  paragraphs: readonly Paragraph[];
  /** The first button whose condition is true is used. */
  buttons?: readonly Button[];
  /** The letter contains the order summary. */
  hasSummary?: true;
  /** The letter lists the files that were attached since the letter was added. */
  files?: 'ofCustomer' | 'ofProvider';
  /** The letter quotes the unread messages of this author. It is not sent if they have all been read. */
  quotes?: 'customer' | 'writer';
  /** The letter contains the code of the session that it is about. The code is created when the letter is sent. */
  hasLoginCode?: true;
  /** True if the account no longer exists when the letter is sent. */
  isAfterDeletion?: true;
  /** Milliseconds in which further events of the order join the same letter. */
  mergeMs?: number;
}
