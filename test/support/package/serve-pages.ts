import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { listen } from '../services/listen.ts';

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
    // Some browsers ask the host of every page for an icon.
    const text =
      { 'favicon.ico': '', ...texts }[[name, ...path].join('/')] ?? (await readFile(file).catch(() => null));
    response.statusCode = text === null ? 404 : 200;
    response.setHeader('content-type', types[extname(file)] ?? 'text/plain');
    response.end(text ?? '');
  });
  return listen(server);
};
