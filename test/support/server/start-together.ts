import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { type Deployment, type ServerProcess, startProcess } from './start-process.ts';

/** The sentence with which a server ends whose embedded database another server uses. */
export const refusalBeside = ({ dataFolder }: Deployment, { child }: ServerProcess): string =>
  `The server with process id ${child.pid} uses ${join(dataFolder, 'octavo.db')}, which takes one server only: stop that server, name another DATA_DIR, or set DATABASE_URL, by which several servers share PostgreSQL.\n`;

/** Starts three servers at the same moment. Returns those that serve: all on PostgreSQL, one on the embedded database. */
export const startTogether = async (
  deployment: Deployment,
  environment: Record<string, string> = {},
): Promise<readonly [ServerProcess, ...ServerProcess[]]> => {
  const starts = [1, 2, 3].map(() => startProcess(deployment, environment));
  const results = await Promise.allSettled(starts);
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.message] : []));
  const [first, ...others] = results.flatMap((result) =>
    result.status === 'fulfilled' ? [result.value] : [],
  );
  if (!first) throw new Error(failures.join('\n'));
  const refusal = `The server ended with 1: ${refusalBeside(deployment, first)}`;
  assert.equal(failures, deployment.databaseUrl ? [] : [refusal, refusal]);
  return [first, ...others];
};
