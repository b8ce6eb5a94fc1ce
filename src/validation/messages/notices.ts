import { type CallMessage, callRows } from './calls.ts';
import type { MessageOf, MessageRows } from './message.ts';

export const connectionLost = 'The connection was lost. Nothing you typed is lost, please try again.';

/** Messages of the order form that belong to no field. */
const ownRows = {
  connectionLost,
  notChecked: 'Your order could not be checked: %reason%. Nothing you typed is lost.',
  notPlaced: 'Your order has not been placed yet: %reason%. Nothing you typed is lost.',
  notPlacedYet: 'Your order has not been placed yet. Nothing you typed is lost, please try again.',
  priceChanged:
    'The price has changed from %before% to %after%. Nothing has been ordered. To go on at the new price, please press the button again.',
  unanswered:
    'We do not know yet whether your order was placed: %reason%. Please try again: it will not be placed twice, and nothing you typed is lost.',
  placedBefore:
    'Your order %code% was already placed without your last changes. You can pay for it as it is, or place another order with the changes.',
  filesNotSent: 'Your order %code% is placed, but this could not be sent: %files%. %reason%.',
  payOutside: 'Your order %code% is placed. To pay for it, follow the link or open %address%.',
  loginToSend: 'Please log in again to send it',
  loginEnded: 'Please log in again to place the order. Nothing you typed is lost.',
  loginClosed:
    'Ordering needs an account, and new logins are closed at the moment. Please write to %contact%.',
  loginFailed: '%reason%. Nothing you typed is lost, please try again.',
  loginRefused: '%reason%. Nothing you typed is lost.',
  loginLost: `Network Error. ${connectionLost}`,
  loggedInOnly:
    'You are logged in, but your details could not be loaded. Nothing you typed is lost, please try again.',
  notLoggedIn: 'You could not be logged in. Nothing you typed is lost, please try again.',
  noPayment:
    'No payment method is available at the moment, so this order cannot be placed. Nothing you type here is lost.',
  noPaymentContact:
    'No payment method is available at the moment, so this order cannot be placed. Please write to %contact%. Nothing you type here is lost.',
} as const satisfies MessageRows;

export const noticeRows = { ...callRows, ...ownRows };

/** Message of the order form: one of a field, of a failed call, or one that belongs to no field. */
export type OrderFormMessage = CallMessage | MessageOf<typeof ownRows, CallMessage | 'loginToSend'>;

/** Template and field of a message. Templates may word it differently, and a message about a missing value names the field. */
export interface MessagePlace {
  template?: string | undefined;
  field?: string | undefined;
}
