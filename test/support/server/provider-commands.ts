import { runCommand } from '../../../src/server/provider/commands.ts';
import type { TestServer } from './start-server.ts';

/** Runs provider commands against the current server of a suite; returns the printed lines or the message of a refusal. */
export const providerCommands = (currentServer: () => TestServer) => {
  const run = (name: string, ...args: string[]) => runCommand(currentServer().deps, name, args);
  const failure = (name: string, ...args: string[]) =>
    run(name, ...args).then(
      () => 'nothing was refused',
      (error) => error.message,
    );
  return { run, failure };
};
