import { runCommand } from '../../../src/server/provider/commands.ts';
import type { TestServer } from './start-server.ts';

/** Runs provider commands against a server; returns the printed lines or the message of a refusal. */
export const provide = ({ deps }: TestServer) => {
  const run = (name: string, ...words: string[]) => runCommand(deps, name, words);
  const failure = (name: string, ...words: string[]) =>
    run(name, ...words).then(
      () => 'nothing was refused',
      (error) => error.message,
    );
  return { run, failure };
};
