import { customer, type Localized, type None } from '../call.ts';
import type { AccountData, CabinetSession, ClientSession, SessionChoice } from '../resources/account.ts';
import type { Identity, OwnIdentity } from '../resources/client.ts';

// Calls for sessions and the account.

export const identity = /* @__PURE__ */ customer.get<None, OwnIdentity>()('/identity', { proof: 'id' });
export const changeAdditionalInfo = /* @__PURE__ */ customer.patch<
  Partial<
    Pick<
      Identity,
      'noticeModeEmail' | 'allowedNightCall' | 'alternativeEmail' | 'alternativePhone' | 'locale'
    >
  >,
  Identity
>()('/identity/info-additional');
export const changePrimaryInfo = /* @__PURE__ */ customer.post<
  Pick<Identity, 'phone' | 'firstName' | 'lastName'>,
  Identity
>()('/identity/info-primary', { encoding: 'multipart' });
export const changePassword = /* @__PURE__ */ customer.patch<
  { current: string; new: string; repeat: string },
  null
>()('/identity/password');
/**
 * Changes the e-mail address after the password, also on the page of a payment. The address is not confirmed afterwards, and
 * all other sessions, links and codes of the account end.
 */
export const changeEmail = /* @__PURE__ */ customer.post<{ email: string; password: string }, null>()(
  '/identity/email',
);
export const sendEmailConfirmation = /* @__PURE__ */ customer.post<None, null>()(
  '/identity/confirmation-email',
);
export const confirmEmail = /* @__PURE__ */ customer.patch<{ token: string }, null>()(
  '/identity/confirmation-email',
);
export const ping = /* @__PURE__ */ customer.patch<None, null>()('/ping');

/**
 * Opens or renews the cabinet's session by its cookie, by the session token of a recent login in the cabinet, or by the token
 * of one payment.
 */
export const openSession = /* @__PURE__ */ customer.post<SessionChoice, CabinetSession>()('/session', {
  proof: 'token',
});
/** Removes the session of one payment from the browser. The session of a whole account stays. */
export const leaveSession = /* @__PURE__ */ customer.delete<None, null>()('/session');
/** Sends the code that a login from an unknown device needs before it opens the cabinet. */
export const sendLoginCode = /* @__PURE__ */ customer.post<None, null>()('/session/code');
/** Checks the code that `sendLoginCode` has sent. Afterwards the same token opens the cabinet. */
export const checkLoginCode = /* @__PURE__ */ customer.post<{ code: string }, null>()('/session/code/check');
/** Ends all sessions of the customer, and all links that log in. */
export const logout = /* @__PURE__ */ customer.post<None, null>()('/logout');
/** Returns the customer's open sessions, sorted by their last use, latest first. */
export const sessions = /* @__PURE__ */ customer.get<Localized, ClientSession[]>()('/sessions', {
  proof: 'length',
});
export const endSession = /* @__PURE__ */ customer.delete<None, null>()('/sessions/:id');
/** Returns everything that is stored about the customer, except the contents of files. */
export const accountData = /* @__PURE__ */ customer.get<None, AccountData>()('/identity/data', {
  proof: 'exportedAt',
});
/** Deletes the account. Its orders are kept without personal data. */
export const deleteAccount = /* @__PURE__ */ customer.post<{ password: string }, null>()(
  '/identity/deletion',
);
