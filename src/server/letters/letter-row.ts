import { mapFields } from '../../order/vocabulary/map-fields.ts';

/**
 * Condition for a paragraph or button of a letter. An order is `uncharged` if bonus or discount covers its price. Every other
 * order is `charged`. It is `paidOnline`, or by hand: `toldHowToPay` if the settings of the site say how, else `paidByHand`, for
 * which the provider writes how.
 */
export type LetterCondition =
  | 'unconfirmed'
  | 'charged'
  | 'uncharged'
  | 'paidByHand'
  | 'toldHowToPay'
  | 'paidOnline'
  | 'hasRemarks'
  | 'hasMessages'
  | 'hasReason'
  | 'hasDue'
  | 'hasRevisionTime'
  | 'hasCancelledOrders';

/** Returns the condition of an order that is paid by hand on a site. */
export const handPaymentCondition = ({ howToPay }: { howToPay: string }): LetterCondition =>
  howToPay ? 'toldHowToPay' : 'paidByHand';

/** English text in which `{name}` is replaced with a value that `start/outbox-senders.ts` lets accounts or orders read. */
type Paragraph = string | { only: LetterCondition; text: string };

interface Button {
  label: string;
  /** Path in the cabinet, or in the office if the letter does not go to a customer. */
  path: string;
  /** Purpose of the one-time code in the link's parameter `token`. The code is created when the letter is sent. */
  code?: 'reset' | 'confirm-email' | 'invitation';
  only?: LetterCondition;
}

export interface LetterRow {
  /**
   * The customer's address, the notice address of the site, or the address of a person of the office: of `staff` in general, or of
   * the `writer` of an order, who gets no data of its customer.
   */
  recipient: 'customer' | 'provider' | 'staff' | 'writer';
  /** Event of an order that causes the letter. Code adds letters without an event by their kind. */
  event?: string;
  /** Subject after the name of the site, in English. */
  subject: string;
  paragraphs: readonly Paragraph[];
  /** Possible buttons. The letter has the first button whose condition is true. */
  buttons?: readonly Button[];
  hasSummary?: true;
  /**
   * Sender of the files that the letter lists. These are the files that were attached since the letter was added to the outbox.
   */
  files?: 'ofCustomer' | 'ofProvider';
  /** Author whose unread messages the letter quotes. The letter is not sent if all these messages have been read. */
  quotes?: 'customer' | 'writer';
  /** True if no account has the letter's address when it is sent, because the account is deleted or has another address. */
  isWithoutAccount?: true;
  /** Milliseconds for which the letter waits, so that further events of the order join it. */
  mergeMs?: number;
}

/** Gives each of some letters the same recipient, and the same buttons unless the letter has its own. */
export const lettersTo = <
  const Recipient extends LetterRow['recipient'],
  const Rows extends Readonly<Record<string, Omit<LetterRow, 'recipient'>>>,
>(
  shared: { recipient: Recipient; buttons?: readonly Button[] },
  rows: Rows,
) =>
  mapFields(Object.keys(rows), (kind) => ({ ...shared, ...rows[kind] })) as {
    readonly [Kind in keyof Rows]: Rows[Kind] & { readonly recipient: Recipient };
  };

/** Part that the rows of all letters to the customer share. */
export const toCustomer = { recipient: 'customer' } as const;

/** Returns the button of a letter to the customer that leads to the order. */
export const toOrder = <const Label extends string>(label: Label) =>
  [{ label, path: '/orders/{code}' }] as const;

/** Buttons of a letter about an order to the persons who work on it. */
export const orderButtons = [
  { label: 'Open the order in the office', path: '/#/orders/{code}/show' },
] as const;
