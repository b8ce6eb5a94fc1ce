import type { Dictionaries, DictionaryName } from '../order/dictionaries.ts';
import type { Bootstrap, PriceListEntry, SiteConfig } from '../order/site.ts';
import type { Call, Encoding, Fields, Method } from './call.ts';
import type {
  Attachment,
  CreatedOrder,
  Identity,
  Order,
  Payment,
  Price,
  RulePage,
  StoredFile,
  Token,
  Writer,
} from './resources.ts';

// Marked free of side effects, so that a bundle leaves out the rows it never sends.
const call =
  /* @__NO_SIDE_EFFECTS__ */
    <Payload, Answer>() =>
    <const Path extends string>(
      method: Method,
      path: Path,
      encoding: Encoding = 'none',
    ): Call<Path, Payload, Answer> => ({ method, path, encoding });

type None = Record<string, never>;

/**
 * Every call of the provider API (specification section 7), once: the client sends by it and the server
 * registers its routes from it. `:name` is a path parameter. Each row is an export of its own, so that a bundle
 * holds the rows it sends.
 */

export const bootstrap = /* @__PURE__ */ call<None, Bootstrap>()('GET', '/v1/client/bootstrap/:siteHost');
export const siteConfig = /* @__PURE__ */ call<None, SiteConfig>()('GET', '/v1/client/site-config');
export const location = /* @__PURE__ */ call<None, { countryCode: string | null }>()(
  'GET',
  '/v1/client/location',
);
export const dictionaries = /* @__PURE__ */ call<None, Dictionaries>()('GET', '/v1/client/dictionaries');
export const dictionary = /* @__PURE__ */ call<None, Dictionaries[DictionaryName]>()(
  'GET',
  '/v1/client/dictionaries/:name',
);
export const rules = /* @__PURE__ */ call<None, Record<string, { title: string; html: string }>>()(
  'GET',
  '/v1/client/page/rule',
);
export const rule = /* @__PURE__ */ call<None, RulePage>()('GET', '/v1/client/page/rule/:slug');
export const priceList = /* @__PURE__ */ call<None, PriceListEntry[]>()('GET', '/v1/client/price-list');

export const calculatePrice = /* @__PURE__ */ call<Fields, Price>()(
  'GET',
  '/v1/client/order/calculate-total-price',
  'query',
);
export const validateOrder = /* @__PURE__ */ call<Fields, null>()(
  'POST',
  '/v1/client/order/validation',
  'multipart',
);
export const createOrder = /* @__PURE__ */ call<Fields, CreatedOrder>()(
  'POST',
  '/v1/client/order',
  'multipart',
);

export const orders = /* @__PURE__ */ call<{ page?: number; statusId?: number }, Order[]>()(
  'GET',
  '/v1/client/orders',
  'query',
);
export const order = /* @__PURE__ */ call<None, Order>()('GET', '/v1/client/orders/:id');
export const approveOrder = /* @__PURE__ */ call<None, null>()('PATCH', '/v1/client/order/status/:id/16');
export const reviseOrder = /* @__PURE__ */ call<{ timeRevision: string; textRevision: string }, null>()(
  'PATCH',
  '/v1/client/order/status/:id/13',
  'urlencoded',
);
export const rateService = /* @__PURE__ */ call<{ rate: number; comment: string }, null>()(
  'POST',
  '/v1/client/rate-service/:id',
  'multipart',
);
export const rateWriter = /* @__PURE__ */ call<{ rate: number; comment: string }, null>()(
  'POST',
  '/v1/client/rate-writer/:id',
  'multipart',
);

/** Ours: how an order is paid, and how far that is. */
export const payment = /* @__PURE__ */ call<None, Payment>()('GET', '/v1/client/order/payment/:id');
/** Ours: opens the payment service's page for an order, or the one that is open already. */
export const beginPayment = /* @__PURE__ */ call<None, { url: string }>()(
  'POST',
  '/v1/client/order/payment/:id',
);

export const registration = /* @__PURE__ */ call<Fields, Token>()(
  'POST',
  '/v1/client/registration',
  'multipart',
);
export const login = /* @__PURE__ */ call<{ email: string; password: string }, Token>()(
  'POST',
  '/v1/client/login',
  'multipart',
);
/** Exchanges the one-time code of a cabinet link, once and within 60 s, for a session token. */
export const loginToken = /* @__PURE__ */ call<{ token: string }, Token>()(
  'POST',
  '/v1/client/login-token',
  'multipart',
);
/** Ours: makes the one-time code that /secure-payment carries as `token`. */
export const handOff = /* @__PURE__ */ call<None, Token>()('POST', '/v1/client/login-token/hand-off');
export const socialLogin = /* @__PURE__ */ call<{ token: string }, Token>()(
  'POST',
  '/v1/client/login/social/facebook',
  'multipart',
);
export const restorePassword = /* @__PURE__ */ call<{ email: string }, null>()(
  'POST',
  '/v1/client/password/restore',
  'multipart',
);
export const resetPassword = /* @__PURE__ */ call<None, Token>()('GET', '/v1/client/password/reset/:token');

export const identity = /* @__PURE__ */ call<None, Identity>()('GET', '/v1/client/identity');
export const changeAdditionalInfo = /* @__PURE__ */ call<
  Pick<Identity, 'noticeModeEmail' | 'allowedNightCall' | 'alternativeEmail' | 'alternativePhone'>,
  Identity
>()('PATCH', '/v1/client/identity/info-additional', 'urlencoded');
export const changePrimaryInfo = /* @__PURE__ */ call<
  Pick<Identity, 'phone' | 'firstName' | 'lastName'>,
  Identity
>()('POST', '/v1/client/identity/info-primary', 'multipart');
export const changePassword = /* @__PURE__ */ call<{ current: string; new: string; repeat: string }, null>()(
  'PATCH',
  '/v1/client/identity/password',
  'urlencoded',
);
export const sendEmailConfirmation = /* @__PURE__ */ call<None, null>()(
  'POST',
  '/v1/client/identity/confirmation-email',
);
export const confirmEmail = /* @__PURE__ */ call<{ token: string }, null>()(
  'PATCH',
  '/v1/client/identity/confirmation-email',
  'urlencoded',
);
export const ping = /* @__PURE__ */ call<None, null>()('PATCH', '/v1/client/ping');

export const uploadFile = /* @__PURE__ */ call<{ file: File }, StoredFile>()(
  'POST',
  '/v1/client/file',
  'multipart',
);
export const attachFiles = /* @__PURE__ */ call<
  { receiverType: 'writer'; 'file[id]': readonly number[] },
  null
>()('POST', '/v1/client/orders/attachment/:orderId', 'multipart');
export const attachments = /* @__PURE__ */ call<None, Attachment[]>()('GET', '/v1/client/attachments');
export const orderAttachments = /* @__PURE__ */ call<None, Attachment[]>()(
  'GET',
  '/v1/client/orders/attachments/:orderId',
);
export const newAttachmentCounter = /* @__PURE__ */ call<None, { count: number }>()(
  'GET',
  '/v1/client/attachments/counter/new/:orderId',
);
/** The specification's `GET /v1/{path}`: a file's bytes. */
export const downloadFile = /* @__PURE__ */ call<None, Blob>()('GET', '/v1/client/file/:id');

export const completedOrders = /* @__PURE__ */ call<None, (Writer & { orderCode: string })[]>()(
  'GET',
  '/v1/client/preferred-writers/completed-orders',
);
export const preferredWriter = /* @__PURE__ */ call<None, Writer>()(
  'GET',
  '/v1/client/preferred-writers/:code',
);
export const bookmarkWriter = /* @__PURE__ */ call<None, Writer>()(
  'POST',
  '/v1/client/preferred-writers/:code',
);
export const unbookmarkWriter = /* @__PURE__ */ call<None, null>()(
  'DELETE',
  '/v1/client/preferred-writers/:code',
);

export const visitorAction = /* @__PURE__ */ call<Fields, null>()(
  'POST',
  '/v1/client/statistics/visitor-action',
  'multipart',
);
