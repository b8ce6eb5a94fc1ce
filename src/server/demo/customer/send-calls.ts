import type { FastifyInstance } from 'fastify';
import type { Call, Fields, ResponseOf } from '../../../api/call.ts';
import { encode, fillPath } from '../../../api/encode.ts';
import { sessionHeader } from '../../http/headers/caller.ts';

interface Sent {
  token?: string;
  params?: Readonly<Record<string, string | number>>;
  payload?: Fields;
}

/** Sends a call as a program without a browser does; rejects if the call is refused. Resolves to null for a downloaded file. */
export type SendCall = <C extends Call<string, unknown, unknown>>(
  call: C,
  sent?: Sent,
) => Promise<ResponseOf<C>>;

/** Returns the body of a call. The calls that are sent here have no query. */
const encodeBody = async (encoding: string, payload: Fields | undefined) => {
  if (encoding === 'query' || !payload) return {};
  const form = encoding === 'multipart' ? new FormData() : new URLSearchParams();
  const body = new Response(encode(payload, form));
  return {
    payload: Buffer.from(await body.arrayBuffer()),
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
  };
};

/** Creates the function that sends calls to one site, inside the process and without a connection. */
export const createCalls =
  (app: FastifyInstance, site: string): SendCall =>
  async (call, { token, params = {}, payload } = {}) => {
    const { headers, ...body } = await encodeBody(call.encoding, payload);
    const session = token ? { [sessionHeader]: `Bearer ${token}` } : {};
    const answer = await app.inject({
      method: call.method,
      url: fillPath(call.path, params),
      headers: { host: `api.${site}`, 'x-identity': `my.${site}`, ...session, ...headers },
      ...body,
    });
    if (answer.statusCode >= 400) throw new Error(`${call.method} ${call.path} was refused: ${answer.body}`);
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    const content: ResponseOf<typeof call> = JSON.parse(isJson ? answer.body : 'null');
    return content;
  };
