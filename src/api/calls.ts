import type { Dictionaries, DictionaryName } from '../order/dictionaries.ts';
import type { Bootstrap, PriceListEntry, SiteConfig } from '../order/site.ts';
import type {
  Attachment,
  CreatedOrder,
  Identity,
  Order,
  Price,
  RulePage,
  StoredFile,
  Token,
  Writer,
} from './resources.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
/** Where the payload goes: the query, a multipart form, an url-encoded form, or nowhere. */
export type Encoding = 'query' | 'multipart' | 'urlencoded' | 'none';
export type Field = string | number | boolean | File | Blob | readonly (string | number)[];
export type Fields = Readonly<Record<string, Field | null | undefined>>;

/** One row of the table. `Answer` exists for the types alone. */
export interface Call<Path extends string, Payload, Answer> {
  readonly method: Method;
  readonly path: Path;
  readonly encoding: Encoding;
  readonly types?: { payload: Payload; answer: Answer };
}

const call =
  <Payload, Answer>() =>
  <const Path extends string>(
    method: Method,
    path: Path,
    encoding: Encoding = 'none',
  ): Call<Path, Payload, Answer> => ({
    method,
    path,
    encoding,
  });

type None = Record<string, never>;

/**
 * Every call of the provider API (specification section 7), once: the client sends by it and the server
 * registers its routes from it. `:name` is a path parameter.
 */
export const calls = {
  bootstrap: call<None, Bootstrap>()('GET', '/v1/client/bootstrap/:siteHost'),
  siteConfig: call<None, SiteConfig>()('GET', '/v1/client/site-config'),
  location: call<None, { countryCode: string | null }>()('GET', '/v1/client/location'),
  dictionaries: call<None, Dictionaries>()('GET', '/v1/client/dictionaries'),
  dictionary: call<None, Dictionaries[DictionaryName]>()('GET', '/v1/client/dictionaries/:name'),
  rules: call<None, Record<string, { title: string; html: string }>>()('GET', '/v1/client/page/rule'),
  rule: call<None, RulePage>()('GET', '/v1/client/page/rule/:slug'),
  priceList: call<None, PriceListEntry[]>()('GET', '/v1/client/price-list'),

  calculatePrice: call<Fields, Price>()('GET', '/v1/client/order/calculate-total-price', 'query'),
  validateOrder: call<Fields, null>()('POST', '/v1/client/order/validation', 'multipart'),
  createOrder: call<Fields, CreatedOrder>()('POST', '/v1/client/order', 'multipart'),

  orders: call<{ page?: number; statusId?: number }, Order[]>()('GET', '/v1/client/orders', 'query'),
  order: call<None, Order>()('GET', '/v1/client/orders/:id'),
  approveOrder: call<None, null>()('PATCH', '/v1/client/order/status/:id/16'),
  reviseOrder: call<{ timeRevision: string; textRevision: string }, null>()(
    'PATCH',
    '/v1/client/order/status/:id/13',
    'urlencoded',
  ),
  rateService: call<{ rate: number; comment: string }, null>()(
    'POST',
    '/v1/client/rate-service/:id',
    'multipart',
  ),
  rateWriter: call<{ rate: number; comment: string }, null>()(
    'POST',
    '/v1/client/rate-writer/:id',
    'multipart',
  ),

  registration: call<Fields, Token>()('POST', '/v1/client/registration', 'multipart'),
  login: call<{ email: string; password: string }, Token>()('POST', '/v1/client/login', 'multipart'),
  /** Exchanges the one-time code of a cabinet link, once and within 60 s, for a session token. */
  loginToken: call<{ token: string }, Token>()('POST', '/v1/client/login-token', 'multipart'),
  /** Ours: makes the one-time code that /secure-payment carries as `token`. */
  handOff: call<None, Token>()('POST', '/v1/client/login-token/hand-off'),
  socialLogin: call<{ token: string }, Token>()('POST', '/v1/client/login/social/facebook', 'multipart'),
  restorePassword: call<{ email: string }, null>()('POST', '/v1/client/password/restore', 'multipart'),
  resetPassword: call<None, Token>()('GET', '/v1/client/password/reset/:token'),

  identity: call<None, Identity>()('GET', '/v1/client/identity'),
  changeAdditionalInfo: call<
    Pick<Identity, 'noticeModeEmail' | 'allowedNightCall' | 'alternativeEmail' | 'alternativePhone'>,
    Identity
  >()('PATCH', '/v1/client/identity/info-additional', 'urlencoded'),
  changePrimaryInfo: call<Pick<Identity, 'phone' | 'firstName' | 'lastName'>, Identity>()(
    'POST',
    '/v1/client/identity/info-primary',
    'multipart',
  ),
  changePassword: call<{ current: string; new: string; repeat: string }, null>()(
    'PATCH',
    '/v1/client/identity/password',
    'urlencoded',
  ),
  sendEmailConfirmation: call<None, null>()('POST', '/v1/client/identity/confirmation-email'),
  confirmEmail: call<{ token: string }, null>()(
    'PATCH',
    '/v1/client/identity/confirmation-email',
    'urlencoded',
  ),
  ping: call<None, null>()('PATCH', '/v1/client/ping'),

  uploadFile: call<{ file: File }, StoredFile>()('POST', '/v1/client/file', 'multipart'),
  attachFiles: call<{ receiverType: 'writer'; 'file[id]': readonly number[] }, null>()(
    'POST',
    '/v1/client/orders/attachment/:orderId',
    'multipart',
  ),
  attachments: call<None, Attachment[]>()('GET', '/v1/client/attachments'),
  orderAttachments: call<None, Attachment[]>()('GET', '/v1/client/orders/attachments/:orderId'),
  newAttachmentCounter: call<None, { count: number }>()('GET', '/v1/client/attachments/counter/new/:orderId'),
  /** The specification's `GET /v1/{path}`: a file's bytes. */
  downloadFile: call<None, Blob>()('GET', '/v1/client/file/:id'),

  completedOrders: call<None, (Writer & { orderCode: string })[]>()(
    'GET',
    '/v1/client/preferred-writers/completed-orders',
  ),
  preferredWriter: call<None, Writer>()('GET', '/v1/client/preferred-writers/:code'),
  bookmarkWriter: call<None, Writer>()('POST', '/v1/client/preferred-writers/:code'),
  unbookmarkWriter: call<None, null>()('DELETE', '/v1/client/preferred-writers/:code'),

  visitorAction: call<Fields, null>()('POST', '/v1/client/statistics/visitor-action', 'multipart'),
} as const;

export type Calls = typeof calls;
export type CallName = keyof Calls;
export type PayloadOf<C> = C extends Call<string, infer Payload, unknown> ? Payload : never;
export type AnswerOf<C> = C extends Call<string, unknown, infer Answer> ? Answer : never;

/** The names behind the colons of a path. */
export type ParameterOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
