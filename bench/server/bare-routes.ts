import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Case } from './cases.ts';
import type { LoadRequest } from './load.ts';

/** A route of the bare server. */
export interface BareRoute {
  method: 'GET' | 'POST';
  path: string;
  status: number;
  headers: Readonly<Record<string, string>>;
  /** In base64. */
  body: string;
  /** Password that the route verifies before it answers. */
  verifies?: { password: string; hash: string };
}

/** Headers that Node writes into every response itself. */
const own = ['date', 'connection', 'keep-alive', 'content-length'];

const headersOf = ({ headers }: Case): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (own.includes(name) ? [] : [[name, String(value)]])),
  );

const pathOf = ({ request }: Case, index: number, kind: string) =>
  `/${index}/${kind}${request.path.split('?')[0]}`;

const routesOf = (one: Case, index: number): BareRoute[] => {
  const { request, status, body, verifies } = one;
  const shared = {
    method: request.method,
    status,
    body: body.toString('base64'),
    ...(verifies && { verifies }),
  };
  const type = headersOf(one)['content-type'];
  return [
    { ...shared, path: pathOf(one, index, 'whole'), headers: headersOf(one) },
    { ...shared, path: pathOf(one, index, 'body'), headers: type ? { 'content-type': type } : {} },
  ];
};

/** Returns Octavo's request for the bare server, with the same headers, query and body. */
const bareRequest = (one: Case, index: number, kind: 'whole' | 'body'): LoadRequest => {
  const [, query] = one.request.path.split('?');
  return { ...one.request, path: pathOf(one, index, kind) + (query ? `?${query}` : '') };
};

/** Starts a bare server of the bench, which prints its port. */
export const startBareProcess = async (script: string, options: object) => {
  const child = spawn(process.execPath, [`.build/bench/node/server/${script}`, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return { pid: child.pid ?? 0, port: Number(port.toString()), stop: () => child.kill() };
};

/**
 * Starts a Fastify that answers the same bytes as Octavo: the same status, headers and body (`whole`), and the same body with
 * its type alone (`body`).
 */
export const startBare = async (cases: readonly Case[]) => ({
  ...(await startBareProcess('bare-fastify.mjs', cases.flatMap(routesOf))),
  requestOf: bareRequest,
});
