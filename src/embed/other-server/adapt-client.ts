import type { AnyCall } from '../../api/call.ts';
import * as calls from '../../api/calls.ts';
import type { Client } from '../../api/client.ts';
import { isOwnCall } from '../../api/own-calls.ts';
import { httpFailure, type Result } from '../../api/result.ts';
import type { UnknownFields } from '../../order/unknown-fields.ts';
import { hostIn } from '../../order/vocabulary/host-in.ts';
import type { Hosts } from '../../state/page/context.ts';
import { validToken } from '../../state/session/session-token.ts';
import { createStorage } from '../../tracking/storage.ts';

interface CallOptions {
  payload?: unknown;
  headers?: Readonly<Record<string, string>>;
}
type Send = (call: AnyCall, options: CallOptions) => Promise<Result<unknown>>;
type Adaptation = (send: Send, call: AnyCall, options: CallOptions) => Promise<Result<unknown>>;

const success = (payload: unknown): Result<unknown> => ({ payload, status: 200, headers: new Headers() });

/** Removes the check of the response from a call, because another server's successful response may have another shape. */
const withoutProof = (call: AnyCall): AnyCall => ({ ...call, proof: undefined });

/** Returns whether a success has no body. The specification counts every status from 200 to 299 as a success. */
const isEmptySuccess = ({ status, payload }: Result<unknown>, body: unknown) =>
  status >= 200 && status < 300 && !payload && !body;

/** Sends a call. If the shape of its response is not checked, a success without a body counts as a success. */
const sendLeniently: Adaptation = async (send, call, options) => {
  const answer = await send(call, options);
  return answer.failed && !call.proof && isEmptySuccess(answer, answer.body) ? success(null) : answer;
};

/**
 * Returns whether the site owner has asked to put the session token into the address of the payment page, as the specification
 * does. Without `data-hand-off="token"` on a script, the cabinet asks for a login instead, because others can see an address.
 * Only a script of the widget's site may ask for that. A script that names no site is one of the page's host.
 */
const handsTokenOver = ({ site }: Hosts) =>
  [...document.querySelectorAll<HTMLScriptElement>('script[data-hand-off=token]')].some(
    ({ dataset }) => (hostIn(dataset.host ?? '') || location.host.replace(/^my\./, '')) === site,
  );

const logIn = (send: Send, payload: unknown) => {
  const { email, password }: UnknownFields = Object(payload);
  return send(calls.login, { payload: { email, password } });
};

/** Changes that a call of the specification needs for another server, by the path of the call. */
const adaptations: Record<string, Adaptation> = {
  // Sends a copy of the call, because the API client names the site in the query only for the original. Other servers read
  // the site from a header.
  [calls.calculatePrice.path]: (send, call, options) => send({ ...call }, options),
  [calls.login.path]: (send, _, { payload }) => logIn(send, payload),
  // Logs in after the registration, because the specification names no response of a registration.
  [calls.registration.path]: async (send, call, { payload }) => {
    const answer = await sendLeniently(send, withoutProof(call), { payload });
    const { token }: UnknownFields = Object(answer.payload);
    return answer.failed || token ? answer : logIn(send, payload);
  },
  // Adds an id and an e-mail address, because the identity of the specification has neither.
  [calls.identity.path]: async (send, call, options) => {
    const answer = await send(withoutProof(call), options);
    return answer.failed ? answer : { ...answer, payload: { id: 0, email: '', ...Object(answer.payload) } };
  },
};

/** Answers Octavo's own calls without the server, and adapts the calls of the specification. */
const adaptationFor =
  (hosts: Hosts): Adaptation =>
  async (send, call, options) => {
    if (call.path === calls.handOff.path && handsTokenOver(hosts)) {
      const token = validToken(createStorage(hosts.prefix), Date.now());
      if (token) return success({ token });
    }
    if (isOwnCall(call)) return httpFailure(404, null);
    return (adaptations[call.path] ?? sendLeniently)(send, call, options);
  };

/** Creates a client for a server that answers only the calls of the specification. */
export const adaptClient = (client: Client, hosts: Hosts): Client => {
  const send = client.send as Send;
  const adapt = adaptationFor(hosts);
  // The one header of a call is its idempotency key, which the CORS policy of another server does not allow.
  const sendAdapted: Send = (call, { headers: _, ...options } = {}) => adapt(send, call, options);
  return { send: sendAdapted as Client['send'] };
};
