import { customer, type Fields, type None } from '../call.ts';
import type { ResetLink } from '../resources/account.ts';
import type { Token } from '../resources/client.ts';

// Calls that give a session token, and the one for a forgotten password.

export const registration = /* @__PURE__ */ customer.post<Fields, Token>()('/registration', {
  encoding: 'multipart',
  proof: 'token',
});
export const login = /* @__PURE__ */ customer.post<
  { email: string; password: string; device?: string | null },
  Token
>()('/login', { encoding: 'multipart', proof: 'token' });
/** Exchanges the hand-off code of a cabinet link for the token of one payment. The code expires after 60 s. */
export const loginToken = /* @__PURE__ */ customer.post<{ token: string }, Token>()('/login-token', {
  encoding: 'multipart',
  proof: 'token',
});
/** Creates a hand-off code for the payment of an order, which a link to the cabinet carries in its parameter `token`. */
export const handOff = /* @__PURE__ */ customer.post<{ orderCode: string }, Token>()(
  '/login-token/hand-off',
  { proof: 'token' },
);
export const socialLogin = /* @__PURE__ */ customer.post<{ token: string; locale: string }, Token>()(
  '/login/social/facebook',
  { encoding: 'multipart', proof: 'token' },
);
export const restorePassword = /* @__PURE__ */ customer.post<
  { email: string; device?: string | null },
  null
>()('/password/restore', { encoding: 'multipart' });
/**
 * Returns the account of a reset link, and its code again. The link stays unused, because programs that read mail open links.
 */
export const resetPassword = /* @__PURE__ */ customer.get<None, ResetLink>()('/password/reset/:token', {
  proof: 'token',
});
/** Uses up a reset link: replaces the password, ends all sessions and opens a new one. */
export const choosePassword = /* @__PURE__ */ customer.post<
  { token: string; new: string; repeat: string },
  Token
>()('/password/reset', { proof: 'token' });
