import { call, type Fields, type None } from '../call.ts';
import type { ResetLink } from '../resources/account.ts';
import type { Token } from '../resources/client.ts';

// Calls that give a session token, and the one for a forgotten password.

export const registration = /* @__PURE__ */ call<Fields, Token>()(
  'POST',
  '/v1/client/registration',
  'multipart',
  'token',
);
export const login = /* @__PURE__ */ call<
  { email: string; password: string; device?: string | null },
  Token
>()('POST', '/v1/client/login', 'multipart', 'token');
/** Exchanges the hand-off code of a cabinet link for the token of one payment. The code expires after 60 s. */
export const loginToken = /* @__PURE__ */ call<{ token: string }, Token>()(
  'POST',
  '/v1/client/login-token',
  'multipart',
  'token',
);
/** Creates a hand-off code for the payment of an order, which a link to the cabinet carries in its parameter `token`. */
export const handOff = /* @__PURE__ */ call<{ orderCode: string }, Token>()(
  'POST',
  '/v1/client/login-token/hand-off',
  'urlencoded',
  'token',
);
export const socialLogin = /* @__PURE__ */ call<{ token: string; locale: string }, Token>()(
  'POST',
  '/v1/client/login/social/facebook',
  'multipart',
  'token',
);
export const restorePassword = /* @__PURE__ */ call<{ email: string; device?: string | null }, null>()(
  'POST',
  '/v1/client/password/restore',
  'multipart',
);
/**
 * Returns the account of a reset link, and its code again. The link stays unused, because programs that read mail open links.
 */
export const resetPassword = /* @__PURE__ */ call<None, ResetLink>()(
  'GET',
  '/v1/client/password/reset/:token',
  'none',
  'token',
);
/** Uses up a reset link: replaces the password, ends all sessions and opens a new one. */
export const choosePassword = /* @__PURE__ */ call<{ token: string; new: string; repeat: string }, Token>()(
  'POST',
  '/v1/client/password/reset',
  'urlencoded',
  'token',
);
