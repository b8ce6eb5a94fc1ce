import { runCommand } from '../../../src/server/provider/commands.ts';
import type { TestServer } from './start-server.ts';

/**
 * Returns functions that run the provider's commands on a suite's server: `run` returns the lines, `failure` the message of a
 * refusal.
 */
export const providerCommands = (currentServer: () => TestServer) => {
  const run = (name: string, ...args: string[]) => runCommand(currentServer().deps, name, args);
  const failure = (name: string, ...args: string[]) =>
    run(name, ...args).then(
      () => 'nothing was refused',
      (error) => error.message,
    );
  return { run, failure };
};
