import { type LanguageCode, languages } from '../../languages/languages.ts';
import { serverMessages } from '../../validation/messages/server.ts';

/** The closed set of refusals by name, each with its status and with the message for a refusal that concerns no field. */
export const refusals = {
  unreadable: [400, 'The request could not be read. Please reload the page and try again'],
  loginRequired: [401, 'Please log in'],
  // A code, because no visitor reads it: the form asks for a login in its own words.
  loggedOut: [401, 'loggedOut'],
  accountLoginRequired: [401, 'Please log in to your account to go on'],
  codeRequired: [403, 'Please enter the code that we send to your e-mail address'],
  otherCustomer: [409, 'You are logged in as another customer'],
  foreignOrigin: [403, 'This call is only for the cabinet of the site'],
  authDisabled: [403, 'Registration and login are turned off on this site. Please write to us'],
  roleForbidden: [403, 'Your role in the office does not allow this'],
  lastOwner: [409, 'This is the only owner, so nothing was changed. Make another person an owner first'],
  keyUnknown: [
    401,
    'This key is unknown or has ended. Send a key in the header authorization, after Bearer, or ask an owner for a new one',
  ],
  scopeForbidden: [403, 'Use a key with the scope that the API document names for this call'],
  pricesChanged: [
    409,
    'Somebody has changed prices since you compared them, so nothing was saved. Compare again, and look at what has changed',
  ],
  siteChanged: [
    409,
    'Somebody has changed this since you opened the page, so nothing was saved. Keep a copy of what you typed, reload the page, and change it again',
  ],
  cannotUndo: [
    409,
    'Some of these prices have changed again since then, so nothing was undone. Change them in the table',
  ],
  orderTaken: [
    409,
    'Another writer has taken this order, so nothing was changed. Please look at the list again',
  ],
  orderMovedOn: [
    409,
    'Somebody has changed this order since you opened it, so nothing was done. Please look at it again',
  ],
  paymentInProgress: [
    409,
    'A payment of this order is in progress, so it was not cancelled. Wait until it is paid, then refund it',
  ],
  paymentUnderWay: [
    409,
    'The customer is paying this order just now, so nothing was changed. Please try again in a few minutes',
  ],
  differenceUnpaid: [409, 'A part of the price is not paid yet, so nothing was delivered. Ask the office'],
  customerLeft: [409, 'The customer has deleted the account, so nothing was sent'],
  writerMissing: [409, 'Nobody has this order, so nothing was delivered. Please give it to a writer first'],
  refundFailed: [
    502,
    'This is stored, but the payment service has not returned the money yet. It is asked again every hour. A button on the order’s page lets you try again at once, or note that the money went back in another way',
  ],
  siteUnknown: [404, 'There is no such site'],
  notFound: [404, 'There is nothing at this address. Please check it, or reload the page that led here'],
  tooSlow: [
    408,
    'This arrived too slowly, so nothing of it was stored. Please try again, if you can over a better connection',
  ],
  statusForbidden: [
    409,
    'The status of the order does not allow this, so nothing was changed. Please reload the page to see it',
  ],
  ordersRunning: [
    409,
    'An order of this account is paid and not finished. Please approve its paper when it is there, or write to us',
  ],
  orderClosed: [
    409,
    'This order is closed, and nothing more can be sent to it. Please write to us if something is missing',
  ],
  idempotencyKeyReused: [
    409,
    'This Idempotency-Key was sent with another order. A new order needs a new key',
  ],
  // A key of the message catalogue, because the form adds the old and the new total.
  priceChanged: [409, 'priceChanged'],
  alreadyPaid: [409, 'This order is paid already, so there is nothing left to pay'],
  paymentNotDue: [409, 'This order has been called off, and nothing has to be paid for it'],
  refundBeforePayment: [409, 'The payment that was refunded has not been reported yet'],
  paymentPending: [409, 'Your payment is being confirmed. There is nothing left to do'],
  paymentJustOpened: [
    409,
    'A payment of this order has just begun, so nothing was changed. Please look again',
  ],
  orderChanged: [409, 'This order has just changed. Please look at it again before you pay'],
  manualPayment: [409, 'This order is not paid online. Its payment page says how to pay'],
  cancelledByHand: [409, 'A paid order cannot be cancelled here. Please write to us'],
  revisionEnded: [
    409,
    'The days in which revisions are free have passed, so nothing was changed. Please write to us if something is wrong',
  ],
  cancellationChanged: [
    409,
    'The amount that you would get back has changed, so nothing was cancelled. Please look again',
  ],
  refundUnderWay: [
    409,
    'Money of this order is going back just now, so nothing was changed. Please try again in a moment',
  ],
  tooLarge: [413, 'The request is too large. Please send less at once'],
  tooLargeToScan: [
    413,
    'This file is too large to be checked for viruses, so it was not stored. Please send it in smaller files',
  ],
  unsupported: [415, 'The request is of a kind that is not supported'],
  rangeUnavailable: [416, 'The file has no such part'],
  headersTooLarge: [
    431,
    'The address or the headers of the request are too long. Please open the page by a shorter address',
  ],
  invalid: [422, 'The request is not valid. Please check what you entered'],
  infected: [
    422,
    'A virus was found in this file, so it was not stored. Please check your device before you send another file',
  ],
  linkSpent: [422, serverMessages.linkSpent],
  paymentMismatch: [422, 'The amount or currency paid is not that of the order'],
  tooManyAttempts: [429, 'Too many attempts. Please try again later'],
  tooManyOrders: [
    429,
    'You have placed many orders within an hour, so this one was not placed. Please try again in an hour, or write to us',
  ],
  tooManyFiles: [429, 'You have sent all the files that a day allows. Please try again tomorrow'],
  letterNotSent: [
    503,
    'The mail server did not take the letter. The first page says what is known; try again afterwards',
  ],
  busy: [503, 'The server has too much to do just now. Please try again in a few seconds'],
  recordsUnavailable: [503, 'Our records cannot be reached just now. Please try again in a few seconds'],
  filesUnavailable: [503, 'Files cannot be reached just now. Please try again in a minute'],
  scannerUnavailable: [
    503,
    'Files cannot be checked for viruses just now, so this one was not stored. Please try again in a minute',
  ],
  paymentRefused: [
    502,
    'The payment service did not accept this order. Nothing was charged, and your order is safe. Please write to us before you try again',
  ],
  paymentPageNotClosed: [
    503,
    'Your open payment page could not be closed, so nothing was changed. Please try again in a minute',
  ],
  refundUnavailable: [
    503,
    'Your cancellation is noted, but the money could not be returned yet. We know of it and return it; you may also try again in a minute',
  ],
  paymentUnavailable: [
    503,
    'The payment page could not be opened. Nothing was charged, and your order is safe. Please try again in a minute',
  ],
  diskFull: [
    507,
    'There is no room to store this just now, so nothing was stored. Please try again later, or write to us',
  ],
} as const satisfies Record<string, readonly [number, string]>;

/** Sentences of this server that are in no message catalogue: about fields, and about an unexpected error. */
export const sentences = {
  bonusLess: 'Your Bonus Storage holds less than that now. Please choose again whether to use it',
  codeUsedUp: 'This code has been used as often as it may be. You can order without it',
  codeUsedByClient: 'You have used this code as often as one customer may. You can order without it',
  codeWrong: 'This code is wrong or no longer valid. Please check it, or ask for a new one',
  facebookUnconfirmed: 'Facebook did not confirm this login',
  passwordMissing:
    'Your account has no password yet. Please choose one first, by “Forgot your password?” on the page of the login',
  unreadableValue: 'This could not be understood. Please enter it again',
  unexpected: 'Something went wrong on our side. Please try again',
} as const;

export type RefusalName = keyof typeof refusals;

type OfficeRefusal =
  | 'roleForbidden'
  | 'scopeForbidden'
  | 'keyUnknown'
  | 'lastOwner'
  | 'pricesChanged'
  | 'siteChanged'
  | 'cannotUndo'
  | 'orderTaken'
  | 'orderMovedOn'
  | 'paymentInProgress'
  | 'differenceUnpaid'
  | 'customerLeft'
  | 'writerMissing'
  | 'letterNotSent'
  | 'refundFailed';
type OfficeText = (typeof refusals)[OfficeRefusal][1];

/** Sentences of refusals that visitors may read. Each language translates them. */
type RefusalText =
  | Exclude<
      (typeof refusals)[RefusalName][1],
      OfficeText | typeof serverMessages.linkSpent | 'priceChanged' | 'loggedOut'
    >
  | (typeof sentences)[keyof typeof sentences];

/**
 * Returns the translations of refusals into a language, by the English sentences; an empty record for English. The type
 * requires every sentence, so that an incomplete language does not compile.
 */
export const refusalTextsIn = (code: LanguageCode): Partial<Readonly<Record<RefusalText, string>>> =>
  code === 'en' ? {} : languages[code].refusals;
