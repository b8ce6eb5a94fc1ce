import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestServer } from './start-server.ts';

/** The latest mail, and the token in its link. */
export const mailedToken = async (server: TestServer): Promise<{ token: string; mail: string }> => {
  await server.deps.background.settled();
  const folder = join(server.dataFolder, 'mail');
  const names = (await readdir(folder)).sort();
  const mail = (await readFile(join(folder, names.at(-1) ?? ''), 'utf8'))
    .replaceAll('=\r\n', '')
    .replaceAll('=3D', '=');
  return { token: /token=([\w-]+)/.exec(mail)?.[1] ?? '', mail };
};
