import { type LanguageCode, languages } from '../../languages/languages.ts';
import { fieldsOf, mapFields } from '../../order/vocabulary/map-fields.ts';
import { serverMessages } from '../../validation/messages/server.ts';

/** Gives a status to the messages of refusals. */
const withStatus = <const Status extends number, const Rows extends Record<string, string>>(
  status: Status,
  rows: Rows,
) =>
  mapFields(fieldsOf(rows), (name) => ({ status, message: rows[name] })) as {
    readonly [Name in keyof Rows]: { status: Status; message: Rows[Name] };
  };

/** Refusals that only persons of the office read, which is in English. */
export const officeRefusals = {
  ...withStatus(401, {
    keyUnknown:
      'This key is unknown or has ended. Send a key in the header authorization, after Bearer, or ask an owner for a new one',
  }),
  ...withStatus(403, {
    roleForbidden: 'Your role in the office does not allow this',
    scopeForbidden: 'Use a key with the scope that the API document names for this call',
  }),
  ...withStatus(409, {
    lastOwner: 'This is the only owner, so nothing was changed. Make another person an owner first',
    pricesChanged:
      'Somebody has changed prices since you compared them, so nothing was saved. Compare again, and look at what has changed',
    siteChanged:
      'Somebody has changed this since you opened the page, so nothing was saved. Keep a copy of what you typed, reload the page, and change it again',
    cannotUndo:
      'Some of these prices have changed again since then, so nothing was undone. Change them in the table',
    orderTaken: 'Another writer has taken this order, so nothing was changed. Please look at the list again',
    orderMovedOn:
      'Somebody has changed this order since you opened it, so nothing was done. Please look at it again',
    paymentInProgress:
      'A payment of this order is in progress, so it was not cancelled. Wait until it is paid, then refund it',
    paymentUnderWay:
      'The customer is paying this order just now, so nothing was changed. Please try again in a few minutes',
    differenceUnpaid: 'A part of the price is not paid yet, so nothing was delivered. Ask the office',
    customerLeft: 'The customer has deleted the account, so nothing was sent',
    writerMissing: 'Nobody has this order, so nothing was delivered. Please give it to a writer first',
  }),
  ...withStatus(502, {
    refundFailed:
      'This is stored, but the payment service has not returned the money yet. It is asked again every hour. A button on the order’s page lets you try again at once, or note that the money went back in another way',
  }),
  ...withStatus(503, {
    letterNotSent:
      'The mail server did not take the letter. The first page says what is known; try again afterwards',
  }),
};

/** The closed set of refusals by name, each with its status and with the message for a refusal that concerns no field. */
export const refusals = {
  ...officeRefusals,
  ...withStatus(400, {
    unreadable: 'The request could not be read. Please reload the page and try again',
  }),
  ...withStatus(401, {
    loginRequired: 'Please log in',
    // A code, because no visitor reads it: the form asks for a login in its own words.
    loggedOut: 'loggedOut',
    accountLoginRequired: 'Please log in to your account to go on',
  }),
  ...withStatus(403, {
    codeRequired: 'Please enter the code that we send to your e-mail address',
    foreignOrigin: 'This call is only for the cabinet of the site',
    authDisabled: 'Registration and login are turned off on this site. Please write to us',
  }),
  ...withStatus(404, {
    siteUnknown: 'There is no such site',
    notFound: 'There is nothing at this address. Please check it, or reload the page that led here',
  }),
  ...withStatus(408, {
    tooSlow:
      'This arrived too slowly, so nothing of it was stored. Please try again, if you can over a better connection',
  }),
  ...withStatus(409, {
    otherCustomer: 'You are logged in as another customer',
    statusForbidden:
      'The status of the order does not allow this, so nothing was changed. Please reload the page to see it',
    ordersRunning:
      'An order of this account is paid and not finished. Please approve its paper when it is there, or write to us',
    orderClosed:
      'This order is closed, and nothing more can be sent to it. Please write to us if something is missing',
    idempotencyKeyReused: 'This Idempotency-Key was sent with another order. A new order needs a new key',
    // A key of the message catalogue, because the form adds the old and the new total.
    priceChanged: 'priceChanged',
    alreadyPaid: 'This order is paid already, so there is nothing left to pay',
    paymentNotDue: 'This order has been called off, and nothing has to be paid for it',
    refundBeforePayment: 'The payment that was refunded has not been reported yet',
    paymentPending: 'Your payment is being confirmed. There is nothing left to do',
    paymentJustOpened: 'A payment of this order has just begun, so nothing was changed. Please look again',
    orderChanged: 'This order has just changed. Please look at it again before you pay',
    manualPayment: 'This order is not paid online. Its payment page says how to pay',
    cancelledByHand: 'A paid order cannot be cancelled here. Please write to us',
    revisionEnded:
      'The days in which revisions are free have passed, so nothing was changed. Please write to us if something is wrong',
    cancellationChanged:
      'The amount that you would get back has changed, so nothing was cancelled. Please look again',
    refundUnderWay:
      'Money of this order is going back just now, so nothing was changed. Please try again in a moment',
  }),
  ...withStatus(413, {
    tooLarge: 'The request is too large. Please send less at once',
    tooLargeToScan:
      'This file is too large to be checked for viruses, so it was not stored. Please send it in smaller files',
  }),
  ...withStatus(415, {
    unsupported: 'The request is of a kind that is not supported',
  }),
  ...withStatus(416, {
    rangeUnavailable: 'The file has no such part',
  }),
  ...withStatus(422, {
    invalid: 'The request is not valid. Please check what you entered',
    infected:
      'A virus was found in this file, so it was not stored. Please check your device before you send another file',
    linkSpent: serverMessages.linkSpent,
    paymentMismatch: 'The amount or currency paid is not that of the order',
  }),
  ...withStatus(429, {
    tooManyAttempts: 'Too many attempts. Please try again later',
    tooManyOrders:
      'You have placed many orders within an hour, so this one was not placed. Please try again in an hour, or write to us',
    tooManyFiles: 'You have sent all the files that a day allows. Please try again tomorrow',
  }),
  ...withStatus(431, {
    headersTooLarge:
      'The address or the headers of the request are too long. Please open the page by a shorter address',
  }),
  ...withStatus(502, {
    paymentRefused:
      'The payment service did not accept this order. Nothing was charged, and your order is safe. Please write to us before you try again',
  }),
  ...withStatus(503, {
    busy: 'The server has too much to do just now. Please try again in a few seconds',
    recordsUnavailable: 'Our records cannot be reached just now. Please try again in a few seconds',
    filesUnavailable: 'Files cannot be reached just now. Please try again in a minute',
    scannerUnavailable:
      'Files cannot be checked for viruses just now, so this one was not stored. Please try again in a minute',
    paymentPageNotClosed:
      'Your open payment page could not be closed, so nothing was changed. Please try again in a minute',
    refundUnavailable:
      'Your cancellation is noted, but the money could not be returned yet. We know of it and return it; you may also try again in a minute',
    paymentUnavailable:
      'The payment page could not be opened. Nothing was charged, and your order is safe. Please try again in a minute',
  }),
  ...withStatus(507, {
    diskFull:
      'There is no room to store this just now, so nothing was stored. Please try again later, or write to us',
  }),
};

/** Sentences of this server that are in no message catalogue: about fields, and about an unexpected error. */
export const sentences = {
  bonusEmpty: 'Your Bonus Storage is empty now. Without it, you pay the whole price',
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

/** Sentences of refusals that visitors may read. Each language translates them. */
type RefusalText =
  | Exclude<
      (typeof refusals)[RefusalName]['message'],
      | (typeof officeRefusals)[keyof typeof officeRefusals]['message']
      | typeof serverMessages.linkSpent
      | 'priceChanged'
      | 'loggedOut'
    >
  | (typeof sentences)[keyof typeof sentences];

/**
 * Returns the translations of refusals into a language, by the English sentences; an empty record for English. The type
 * requires every sentence, so that an incomplete language does not compile.
 */
export const refusalTextsIn = (code: LanguageCode): Partial<Readonly<Record<RefusalText, string>>> =>
  code === 'en' ? {} : languages[code].refusals;
