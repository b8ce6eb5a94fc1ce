import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Case } from './cases.ts';

/** Route of the bare server with its constant response. */
export interface BareRoute {
  url: string;
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Body of the response in base64. */
  body: string;
}

/** Headers that Node adds to every response, so the bare server does not set them. */
const addedByNode = ['date', 'connection', 'keep-alive', 'content-length'];

const routeOf = ({ request, status, headers, body }: Case, index: number): BareRoute => {
  const ownHeaders = Object.entries(headers).filter(([name]) => !addedByNode.includes(name));
  return {
    url: `/${index}${request.path.split('?')[0]}`,
    status,
    headers: Object.fromEntries(ownHeaders.map(([name, value]) => [name, String(value)])),
    body: body.toString('base64'),
  };
};

/** Starts a Fastify that answers each request of `cases` as Octavo does, below a path that begins with the case's index. */
export const startBare = async (cases: readonly Case[]) => {
  const routes = JSON.stringify(cases.map(routeOf));
  const child = spawn(process.execPath, ['.build/bench/node/server/bare-fastify.mjs', routes], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return { pid: child.pid ?? 0, port: Number(port.toString()), stop: () => child.kill() };
};
