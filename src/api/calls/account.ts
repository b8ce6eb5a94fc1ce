import { call, type InLanguage, type None } from '../call.ts';
import type { AccountData, CabinetSession, ClientSession, SessionChoice } from '../resources/account.ts';
import type { Identity, OwnIdentity } from '../resources/client.ts';

// Calls for sessions and the account.

export const identity = /* @__PURE__ */ call<None, OwnIdentity>()('GET', '/v1/client/identity', 'none', 'id');
export const changeAdditionalInfo = /* @__PURE__ */ call<
  Partial<
    Pick<
      Identity,
      'noticeModeEmail' | 'allowedNightCall' | 'alternativeEmail' | 'alternativePhone' | 'locale'
    >
  >,
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
/**
 * Changes the e-mail address after the password, also on the page of a payment. The address is not confirmed afterwards, and
 * all other sessions, links and codes of the account end.
 */
export const changeEmail = /* @__PURE__ */ call<{ email: string; password: string }, null>()(
  'POST',
  '/v1/client/identity/email',
  'urlencoded',
);
export const sendEmailConfirmation = /* @__PURE__ */ call<None, null>()(
  'POST',
  '/v1/client/identity/confirmation-email',
  'none',
);
export const confirmEmail = /* @__PURE__ */ call<{ token: string }, null>()(
  'PATCH',
  '/v1/client/identity/confirmation-email',
  'urlencoded',
);
export const ping = /* @__PURE__ */ call<None, null>()('PATCH', '/v1/client/ping', 'none');

/**
 * Opens or renews the cabinet's session by its cookie, by the session token of a recent login in the cabinet, or by the token
 * of one payment.
 */
export const openSession = /* @__PURE__ */ call<SessionChoice, CabinetSession>()(
  'POST',
  '/v1/client/session',
  'urlencoded',
  'token',
);
/** Removes the session of one payment from the browser. The session of a whole account stays. */
export const leaveSession = /* @__PURE__ */ call<None, null>()('DELETE', '/v1/client/session', 'none');
/** Sends the code that a login from an unknown device needs before it opens the cabinet. */
export const sendLoginCode = /* @__PURE__ */ call<None, null>()('POST', '/v1/client/session/code', 'none');
/** Checks the code that `sendLoginCode` has sent. Afterwards the same token opens the cabinet. */
export const checkLoginCode = /* @__PURE__ */ call<{ code: string }, null>()(
  'POST',
  '/v1/client/session/code/check',
  'urlencoded',
);
/** Ends all sessions of the customer, and all links that log in. */
export const logout = /* @__PURE__ */ call<None, null>()('POST', '/v1/client/logout', 'none');
/** Returns the customer's open sessions, sorted by their last use, latest first. */
export const sessions = /* @__PURE__ */ call<InLanguage, ClientSession[]>()(
  'GET',
  '/v1/client/sessions',
  'query',
  'length',
);
export const endSession = /* @__PURE__ */ call<None, null>()('DELETE', '/v1/client/sessions/:id', 'none');
/** Returns everything that is stored about the customer, except the contents of files. */
export const accountData = /* @__PURE__ */ call<None, AccountData>()(
  'GET',
  '/v1/client/identity/data',
  'none',
  'exportedAt',
);
/** Deletes the account. Its orders are kept without personal data. */
export const deleteAccount = /* @__PURE__ */ call<{ password: string }, null>()(
  'POST',
  '/v1/client/identity/deletion',
  'urlencoded',
);
