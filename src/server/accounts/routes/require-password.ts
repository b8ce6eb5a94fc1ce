import type { FastifyRequest } from 'fastify';
import type { CallDeps } from '../../deps.ts';
import { Refusal } from '../../errors.ts';
import type { Client } from '../store/clients.ts';

interface Entered {
  client: Pick<Client, 'id'>;
  request: FastifyRequest;
  /** Field of the request that has the password. */
  field: string;
}

/**
 * Lets a client who is logged in go on after the current password. Refuses with the problem that `findProblem` returns, which
 * is null for the right password. Entries are limited until one is right.
 */
export const requirePassword = async (
  { rateLimits, securityEvents }: Pick<CallDeps, 'rateLimits' | 'securityEvents'>,
  { client, request, field }: Entered,
  findProblem: () => Promise<string | null>,
): Promise<void> => {
  const account = String(client.id);
  await rateLimits.countUse('password', { account });
  const problem = await findProblem();
  if (problem) {
    securityEvents.record('password-wrong', request);
    throw new Refusal('invalid', { [field]: problem });
  }
  await rateLimits.resetCounts('password', { account });
};
