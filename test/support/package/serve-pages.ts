import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { stopAfter } from '../runner/suite/stop-after.mjs';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** Serves folders of pages by their first path segment, and texts by their path. */
export const servePages = async (folders: Record<string, string>, texts: Record<string, string> = {}) => {
  const server = createServer(async ({ url = '' }, response) => {
    const [, name = '', ...path] = new URL(url, 'http://pages').pathname.split('/');
    const file = join(folders[name] ?? 'missing', ...path);
    const text = texts[[name, ...path].join('/')] ?? (await readFile(file).catch(() => null));
    response.statusCode = text === null ? 404 : 200;
    response.setHeader('content-type', types[extname(file)] ?? 'text/plain');
    response.end(text ?? '');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
  const { port } = server.address() as AddressInfo;
  const stop = stopAfter(async () => {
    server.closeAllConnections();
    server.close();
  });
  return { origin: `http://127.0.0.1:${port}`, stop };
};
