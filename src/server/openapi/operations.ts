import { type Static, type TSchema, Type } from 'typebox';
import type { ResponseOf } from '../../api/call.ts';
import type * as calls from '../../api/calls.ts';
import { maximumFileBytes } from '../../order/file-limits.ts';
import { AccountData } from './account-data.ts';
import * as client from './client-answers.ts';
import * as site from './site-answers.ts';

/** A type in JSON, where branded ids are numbers. */
type Plain<T> = T extends number ? number : T extends object ? { [Key in keyof T]: Plain<T[Key]> } : T;
/** True if both types are equal. A schema must not describe another response than its call. */
type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;

/** Description of a call for the document, besides its route. */
export interface Operation<Answer extends TSchema | null = TSchema | null> {
  summary: string;
  /** Null for 204, without a body. */
  answer: Answer;
  /** The response is one page of a list, with x-pagination headers. */
  isPaged?: true;
}

type Fits<Answer, Schema extends TSchema | null> = Schema extends TSchema
  ? [Answer] extends [Blob]
    ? unknown
    : Same<Static<Schema>, Plain<Answer>> extends true
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

const bytes = Type.String({ format: 'binary' });

/** All calls. The compiler requires a row for each call, with the schema of its response. */
export const operations: Readonly<Record<keyof Calls, Operation>> = checked({
  bootstrap: { summary: 'All data that a widget needs before its first frame', answer: site.Bootstrap },
  siteConfig: { summary: 'Settings of the owner', answer: site.ConfigAnswer },
  location: { summary: 'Country of the visitor', answer: site.Location },
  dictionaries: { summary: 'Every list of a form', answer: site.Dictionaries },
  dictionary: { summary: 'One list of a form', answer: site.Dictionary },
  rules: { summary: 'Every rule page by its slug', answer: site.Rules },
  rule: { summary: 'A rule page', answer: site.Rule },
  priceList: { summary: 'Every price of an element', answer: site.PriceList },
  calculatePrice: { summary: 'The price of an order', answer: client.Price },
  validateOrder: { summary: 'Checks an order without creating it', answer: null },
  createOrder: { summary: 'Creates an order, once for each Idempotency-Key', answer: client.CreatedOrder },
  orders: { summary: 'Own orders, newest first', answer: client.Orders, isPaged: true },
  order: { summary: 'An own order by its code', answer: client.Order },
  approveOrder: { summary: 'Approves a delivered order', answer: null },
  reviseOrder: { summary: 'Sends a delivered order to revision', answer: null },
  rateService: { summary: 'Rates the service, 1 to 5', answer: null },
  rateWriter: { summary: 'Rates the writer, 1 to 5', answer: null },
  bonus: { summary: 'The Bonus Storage and what has changed it', answer: client.BonusStorage, isPaged: true },
  changeBonus: { summary: 'How much bonus an unpaid order uses', answer: client.Order },
  payment: { summary: 'How an order is paid, and whether', answer: client.Payment },
  beginPayment: { summary: 'A page of the payment service for an order', answer: client.PaymentPage },
  registration: { summary: 'Registers, under any version', answer: client.Token },
  login: { summary: 'Logs in by e-mail and password', answer: client.Token },
  loginToken: { summary: 'Exchanges a one-time code for a session', answer: client.Token },
  handOff: {
    summary: 'Creates the one-time code that carries a session to the cabinet',
    answer: client.Token,
  },
  socialLogin: { summary: 'Logs in by a Facebook token', answer: client.Token },
  restorePassword: { summary: 'Mails a link for a new password', answer: null },
  resetPassword: { summary: 'Opens a session by such a link, once', answer: client.Token },
  identity: { summary: 'Who is logged in, with a new token for an old one', answer: client.OwnIdentity },
  changeAdditionalInfo: { summary: 'Changes notices and other ways to be reached', answer: client.Identity },
  changePrimaryInfo: { summary: 'Changes phone and names', answer: client.Identity },
  changePassword: { summary: 'Changes the password and ends other sessions', answer: null },
  sendEmailConfirmation: { summary: 'Mails a link that confirms the address', answer: null },
  confirmEmail: { summary: 'Confirms the address by such a link', answer: null },
  openSession: { summary: 'Opens or renews the session of the cabinet', answer: client.CabinetSession },
  logout: { summary: 'Ends all sessions of the client, and all links that log in', answer: null },
  sessions: { summary: 'Where the client is logged in', answer: client.Sessions },
  endSession: { summary: 'Ends one session', answer: null },
  accountData: { summary: 'Everything that is stored about the client', answer: AccountData },
  deleteAccount: {
    summary: 'Deletes the account after the password; its orders stay without the person',
    answer: null,
  },
  ping: { summary: 'Checks that the session is valid', answer: null },
  uploadFile: { summary: `Uploads a file of at most ${maximumFileBytes} bytes`, answer: client.StoredFile },
  attachFiles: { summary: 'Attaches uploaded files to an order', answer: null },
  attachments: { summary: 'The files of all own orders', answer: client.Attachments },
  orderAttachments: { summary: 'The files of one order', answer: client.Attachments },
  newAttachmentCounter: { summary: 'How many delivered files are new', answer: client.Counter },
  downloadFile: { summary: 'A file', answer: bytes },
  completedOrders: {
    summary: 'Writers of approved orders, the latest first',
    answer: client.CompletedOrders,
    isPaged: true,
  },
  preferredWriter: { summary: 'A writer by code', answer: client.Writer },
  bookmarkWriter: { summary: 'Bookmarks a writer', answer: client.Writer },
  unbookmarkWriter: { summary: 'Removes a bookmark', answer: null },
  visitorAction: { summary: 'Stores what a visitor did with a widget', answer: null },
});
