import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { LoadRequest } from './load.ts';
import type { Case } from './requests/cases.ts';

/** Route of the bare server with its constant response. */
export interface BareRoute {
  method: 'GET' | 'POST';
  path: string;
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Body of the response in base64. */
  body: string;
  /** Password that the route verifies before it answers. */
  verifies?: { password: string; hash: string };
}

/** Headers that Node adds to every response, so the bare server does not set them. */
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

/** Converts a request to Octavo into one to the bare server, with the same headers, query and body. */
const bareRequest = (one: Case, index: number, kind: 'whole' | 'body'): LoadRequest => {
  const [, query] = one.request.path.split('?');
  return { ...one.request, path: pathOf(one, index, kind) + (query ? `?${query}` : '') };
};

/** Starts the script of a bare server and waits for its port on the output stream. */
export const startBareProcess = async (script: string, options: object) => {
  const child = spawn(process.execPath, [`.build/bench/node/server/${script}`, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return { pid: child.pid ?? 0, port: Number(port.toString()), stop: () => child.kill() };
};

/**
 * Starts a Fastify with two routes for each case: `whole` answers with the status, headers and body of Octavo, `body` with the
 * status and body, and with the header Content-Type alone.
 */
export const startBare = async (cases: readonly Case[]) => ({
  ...(await startBareProcess('bare-fastify.mjs', cases.flatMap(routesOf))),
  requestOf: bareRequest,
});
