import { type Static, type TSchema, Type } from 'typebox';
import type { ResponseOf } from '../../api/call.ts';
import type * as calls from '../../api/calls.ts';
import * as account from '../../api/resources/account.ts';
import * as client from '../../api/resources/client.ts';
import * as order from '../../api/resources/order.ts';
import { maximumFileBytes } from '../../order/file-limits.ts';
import * as site from './site-answers.ts';
import { fileBytes, staffOperations } from './staff-operations.ts';

/** A type in JSON, where branded ids are numbers. */
type Plain<T> = T extends number ? number : T extends object ? { [Key in keyof T]: Plain<T[Key]> } : T;
/** True if two types are equal. It compares the type of a schema with the response type of its call. */
type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;

/** Description of a call for the document, besides its route. */
interface Operation<Answer extends TSchema | null = TSchema | null> {
  summary: string;
  /** Schema of the response; null for status 204, which has no body. */
  answer: Answer;
  /** True if the response is one page of a list, with `x-pagination` headers. */
  isPaged?: true;
}

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
  bootstrap: {
    summary: 'Returns all data that a widget needs before its first frame',
    answer: site.Bootstrap,
  },
  siteConfig: { summary: 'Returns the settings of the site', answer: site.ConfigAnswer },
  location: { summary: 'Returns the country of the visitor', answer: site.Location },
  dictionaries: { summary: 'Returns every dictionary of a form', answer: site.Dictionaries },
  dictionary: { summary: 'Returns one dictionary of a form', answer: site.Dictionary },
  rules: { summary: 'Returns every rule page by its slug', answer: site.Rules },
  rule: { summary: 'Returns a rule page', answer: client.RulePage },
  priceList: {
    summary: 'Lists the price of an element for each type of service, level and deadline',
    answer: site.PriceList,
  },
  calculatePrice: { summary: 'Calculates the price of an order', answer: client.Price },
  validateOrder: { summary: 'Checks an order without creating it', answer: null },
  createOrder: { summary: 'Creates an order, once for each Idempotency-Key', answer: client.CreatedOrder },
  orders: {
    summary:
      'Lists the client’s orders: first those that wait for the client, then other open ones and closed ones, newest first in each',
    answer: Type.Array(order.Order),
    isPaged: true,
  },
  order: { summary: 'Returns an order of the client by its code', answer: order.Order },
  approveOrder: { summary: 'Approves a delivered order', answer: null },
  reviseOrder: { summary: 'Sends a delivered order to revision', answer: null },
  cancellation: {
    summary: 'Returns what the client gets back who cancels an order now',
    answer: order.Cancellation,
  },
  cancelOrder: { summary: 'Cancels an order that is not delivered yet', answer: null },
  rateService: { summary: 'Rates the service, 1 to 5', answer: null },
  rateWriter: { summary: 'Rates the writer, 1 to 5', answer: null },
  messages: {
    summary: 'Returns the latest messages of an order, oldest first',
    answer: Type.Array(order.Message),
  },
  sendMessage: { summary: 'Sends a message to the writer of an order', answer: order.Message },
  bonus: {
    summary: 'Returns the Bonus Storage with its entries',
    answer: client.BonusStorage,
    isPaged: true,
  },
  changeBonus: { summary: 'Changes how much bonus an unpaid order uses', answer: order.Order },
  payment: {
    summary: 'Returns the payment method and the payment state of an order',
    answer: order.Payment,
  },
  beginPayment: {
    summary: 'Opens a page of the payment service for an order',
    answer: Type.Object({ url: Type.String() }),
  },
  registration: { summary: 'Registers a client, under any version', answer: client.Token },
  login: { summary: 'Logs in by e-mail address and password', answer: client.Token },
  loginToken: {
    summary: 'Exchanges a hand-off code for the token of one payment, in the cabinet alone',
    answer: client.Token,
  },
  handOff: {
    summary: 'Creates the one-time code that opens the payment of an order in the cabinet',
    answer: client.Token,
  },
  socialLogin: { summary: 'Logs in by a Facebook token', answer: client.Token },
  restorePassword: { summary: 'Mails a link for a new password', answer: null },
  resetPassword: {
    summary: 'Returns the account of a mailed link, and does not use it',
    answer: account.ResetLink,
  },
  choosePassword: { summary: 'Replaces the password by the mailed link, once', answer: client.Token },
  identity: {
    summary: 'Returns the client that is logged in, with a new token for an old one',
    answer: client.OwnIdentity,
  },
  changeAdditionalInfo: { summary: 'Changes notices and other ways to be reached', answer: client.Identity },
  changePrimaryInfo: { summary: 'Changes phone and names', answer: client.Identity },
  changePassword: { summary: 'Changes the password and ends other sessions', answer: null },
  changeEmail: {
    summary: 'Changes the e-mail address after the password and ends other sessions, links and codes',
    answer: null,
  },
  sendEmailConfirmation: { summary: 'Mails a link that confirms the address', answer: null },
  confirmEmail: { summary: 'Confirms the address by the mailed link', answer: null },
  openSession: {
    summary:
      'Opens or renews the session of the cabinet; `goesOn` leads from a payment, by its cookie, to the account',
    answer: account.CabinetSession,
  },
  leaveSession: { summary: 'Removes the session of one payment from the browser', answer: null },
  sendLoginCode: {
    summary: 'Mails the code that a login from an unknown device needs for the cabinet',
    answer: null,
  },
  checkLoginCode: { summary: 'Checks that code, once', answer: null },
  logout: { summary: 'Ends all sessions of the client, and all links that log in', answer: null },
  sessions: {
    summary: 'Lists the sessions of the client, with their devices',
    answer: Type.Array(account.ClientSession),
  },
  endSession: { summary: 'Ends one session', answer: null },
  accountData: { summary: 'Returns all data that is stored about the client', answer: account.AccountData },
  deleteAccount: {
    summary: 'Deletes the account after the password; its orders stay without the person',
    answer: null,
  },
  ping: { summary: 'Checks that the session is valid', answer: null },
  uploadFile: { summary: `Uploads a file of at most ${maximumFileBytes} bytes`, answer: client.StoredFile },
  attachFiles: { summary: 'Attaches uploaded files to an order', answer: null },
  attachments: {
    summary: 'Lists the files of all orders of the client: new ones, then the newest',
    answer: Type.Array(client.Attachment),
    isPaged: true,
  },
  orderAttachments: {
    summary: 'Lists the files of one order: new ones, then the newest',
    answer: Type.Array(client.Attachment),
    isPaged: true,
  },
  newAttachmentCounter: {
    summary: 'Counts the delivered files that are new',
    answer: Type.Object({ count: Type.Integer() }),
  },
  downloadFile: { summary: 'Downloads a file', answer: fileBytes },
  completedOrders: {
    summary: 'Lists the writers of approved orders, the latest first',
    answer: Type.Array(client.WriterOfOrder),
    isPaged: true,
  },
  preferredWriter: { summary: 'Returns a writer by code', answer: client.Writer },
  bookmarkWriter: { summary: 'Bookmarks a writer', answer: client.Writer },
  unbookmarkWriter: { summary: 'Removes a bookmark', answer: null },
  ...staffOperations,
  visitorAction: { summary: 'Stores what a visitor did with a widget', answer: null },
});
