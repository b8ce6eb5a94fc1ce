import { commands } from '../../../src/server/provider/commands.ts';
import type { TestServer } from '../start-server.ts';

/** The provider's side of a server: a command's lines, or what it refuses with. */
export const provide = ({ deps }: TestServer) => {
  const run = (name: string, ...words: string[]) => commands[name]?.run(deps, words) ?? Promise.resolve([]);
  const failure = (name: string, ...words: string[]) =>
    run(name, ...words).then(
      () => 'nothing was refused',
      (error) => error.message,
    );
  return { run, failure };
};
