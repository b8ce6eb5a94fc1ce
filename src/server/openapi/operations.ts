import { type Static, type TSchema, Type } from 'typebox';
import type { ResponseOf } from '../../api/call.ts';
import type * as calls from '../../api/calls.ts';
import * as account from '../../api/resources/account.ts';
import * as client from '../../api/resources/client.ts';
import * as order from '../../api/resources/order.ts';
import { maximumFileBytes } from '../../order/file-limits.ts';
import * as site from './site-answers.ts';
import { fileBytes, staffOperations } from './staff-operations.ts';

/** A type in JSON, in which branded ids are numbers. */
type Plain<T> = T extends number ? number : T extends object ? { [Key in keyof T]: Plain<T[Key]> } : T;
/** True if two types are equal. It compares the type of a schema with the response type of its call. */
type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;

/**
 * Description of a call for the document, besides its route: a sentence, and the schema of the response, which is null for status
 * 204. A `paged` response is one page of a list, with `x-pagination` headers.
 */
type Operation<Answer extends TSchema | null = TSchema | null> = readonly [
  summary: string,
  answer: Answer,
  paging?: 'paged',
];

type Fits<Answer, Schema extends TSchema | null> = Schema extends TSchema
  ? [Answer] extends [Blob]
    ? unknown
    : Same<Plain<Static<Schema>>, Plain<Answer>> extends true
      ? unknown
      : never
  : [Answer] extends [null]
    ? unknown
    : never;

type Calls = typeof calls;
type Checked<Rows> = {
  [Name in keyof Calls]: Name extends keyof Rows
    ? Rows[Name] extends Operation<infer Answer>
      ? Rows[Name] & Fits<ResponseOf<Calls[Name]>, Answer>
      : Operation
    : Operation;
};
const checked = <const Rows extends Record<string, Operation>>(rows: Rows & Checked<Rows>): Rows => rows;

/** Descriptions of all calls. The compiler requires a row for each call, with the schema of its response. */
export const operations: Readonly<Record<keyof Calls, Operation>> = checked({
  bootstrap: ['Returns all data that a widget needs before its first frame', site.Bootstrap],
  siteConfig: ['Returns the settings of the site', site.ConfigAnswer],
  location: ['Returns the country of the visitor', site.Location],
  dictionaries: ['Returns every dictionary of a form', site.Dictionaries],
  dictionary: ['Returns one dictionary of a form', site.Dictionary],
  rules: ['Returns every rule page by its slug', site.RulesAnswer],
  rule: ['Returns a rule page', client.RulePage],
  priceList: [
    'Lists the price of an element for each type of service, level and deadline',
    site.ListedPrices,
  ],
  calculatePrice: ['Calculates the price of an order', client.Price],
  validateOrder: ['Checks an order without creating it', null],
  createOrder: ['Creates an order, once for each Idempotency-Key', client.CreatedOrder],
  orders: [
    'Lists the client’s orders: first those that wait for the client, then other open ones and closed ones, newest first in each',
    Type.Array(order.Order),
    'paged',
  ],
  order: ['Returns an order of the client by its code', order.Order],
  approveOrder: ['Approves a delivered order', null],
  reviseOrder: ['Sends a delivered order to revision', null],
  cancellation: ['Returns what the client gets back who cancels an order now', order.Cancellation],
  cancelOrder: ['Cancels an order that is not delivered yet', null],
  rateService: ['Rates the service, 1 to 5', null],
  rateWriter: ['Rates the writer, 1 to 5', null],
  messages: ['Returns the latest messages of an order, oldest first', Type.Array(order.Message)],
  sendMessage: ['Sends a message to the writer of an order', order.Message],
  bonus: ['Returns the Bonus Storage with its entries', client.BonusStorage, 'paged'],
  changeBonus: ['Changes how much bonus an unpaid order uses', order.Order],
  payment: ['Returns the payment method and the payment state of an order', order.Payment],
  beginPayment: ['Opens a page of the payment service for an order', Type.Object({ url: Type.String() })],
  registration: ['Registers a client, under any version', client.Token],
  login: ['Logs in by e-mail address and password', client.Token],
  loginToken: ['Exchanges a hand-off code for the token of one payment, in the cabinet alone', client.Token],
  handOff: ['Creates the one-time code that opens the payment of an order in the cabinet', client.Token],
  socialLogin: ['Logs in by a Facebook token', client.Token],
  restorePassword: ['Mails a link for a new password', null],
  resetPassword: ['Returns the account of a mailed link, and does not use it', account.ResetLink],
  choosePassword: ['Replaces the password by the mailed link, once', client.Token],
  identity: ['Returns the client that is logged in, with a new token for an old one', client.OwnIdentity],
  changeAdditionalInfo: ['Changes notices and other ways to be reached', client.Identity],
  changePrimaryInfo: ['Changes phone and names', client.Identity],
  changePassword: ['Changes the password and ends other sessions', null],
  changeEmail: [
    'Changes the e-mail address after the password and ends other sessions, links and codes',
    null,
  ],
  sendEmailConfirmation: ['Mails a link that confirms the address', null],
  confirmEmail: ['Confirms the address by the mailed link', null],
  openSession: [
    'Opens or renews the session of the cabinet; `goesOn` leads from a payment, by its cookie, to the account',
    account.CabinetSession,
  ],
  leaveSession: ['Removes the session of one payment from the browser', null],
  sendLoginCode: ['Mails the code that a login from an unknown device needs for the cabinet', null],
  checkLoginCode: ['Checks that code, once', null],
  logout: ['Ends all sessions of the client, and all links that log in', null],
  sessions: ['Lists the sessions of the client, with their devices', Type.Array(account.ClientSession)],
  endSession: ['Ends one session', null],
  accountData: ['Returns all data that is stored about the client', account.AccountData],
  deleteAccount: ['Deletes the account after the password; its orders stay without the person', null],
  ping: ['Checks that the session is valid', null],
  uploadFile: [`Uploads a file of at most ${maximumFileBytes} bytes`, client.StoredFile],
  attachFiles: ['Attaches uploaded files to an order', null],
  attachments: [
    'Lists the files of all orders of the client: new ones, then the newest',
    Type.Array(client.Attachment),
    'paged',
  ],
  orderAttachments: [
    'Lists the files of one order: new ones, then the newest',
    Type.Array(client.Attachment),
    'paged',
  ],
  newAttachmentCounter: ['Counts the delivered files that are new', Type.Object({ count: Type.Integer() })],
  downloadFile: ['Downloads a file', fileBytes],
  completedOrders: [
    'Lists the writers of approved orders, the latest first',
    Type.Array(client.WriterOfOrder),
    'paged',
  ],
  preferredWriter: ['Returns a writer by code', client.Writer],
  bookmarkWriter: ['Bookmarks a writer', client.Writer],
  unbookmarkWriter: ['Removes a bookmark', null],
  ...staffOperations,
  visitorAction: ['Stores what a visitor did with a widget', null],
});
