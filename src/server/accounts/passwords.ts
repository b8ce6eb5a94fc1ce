import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import type { FastifyRequest } from 'fastify';
import { createBoundedWork } from '../bounded-work.ts';
import { Refusal } from '../errors.ts';
import type { SecurityEvents } from '../http/security-events.ts';
import type { RateLimits } from './rate-limits.ts';
import type { ClientRow } from './store/clients.ts';

/** Parameters that OWASP recommends for argon2id: 19 MiB, two passes. */
const recommendedCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type Passwords = ReturnType<typeof createPasswords>;

/** Node's own default of `UV_THREADPOOL_SIZE`. */
const defaultThreads = 4;

/** Maximum wait of one hash, in ms. A change of password needs two hashes, and no request may take 5 s. */
const longestWaitMs = 1500;

/**
 * Returns the maximum number of simultaneous hashes. One core and one thread of the pool stay free for files and prices,
 * so that strangers who guess passwords do not block the server.
 */
const workersOf = (cores: number, threads: number) => Math.max(1, Math.min(cores, threads) - 1);

export const createPasswords = (cost = recommendedCost) => {
  const threads = Number(process.env.UV_THREADPOOL_SIZE) || defaultThreads;
  const concurrency = workersOf(availableParallelism(), threads);
  const inTurn = createBoundedWork({ concurrency, longestWaitMs });
  let placeholderHash: Promise<string> | undefined;
  return {
    /**
     * Returns the hash of a password. Refuses with `busy` if the hash would wait longer than `longestWaitMs`, like `matches`.
     */
    hash: (password: string): Promise<string> => inTurn(() => hash(password, cost)),
    /**
     * Compares a password with its hash. A missing hash takes the same time, so that the duration does not tell whether an
     * account exists.
     */
    matches: async (password: string, storedHash: string | null | undefined): Promise<boolean> => {
      const isRight = await inTurn(async () => {
        placeholderHash ??= hash('placeholder', cost);
        return verify(storedHash ?? (await placeholderHash), password);
      });
      return isRight && Boolean(storedHash);
    },
  };
};

interface Entered {
  client: Pick<ClientRow, 'id'>;
  request: FastifyRequest;
  /** Field of the request that has the password. */
  field: string;
}

/**
 * Lets a client who is logged in go on after the current password. Refuses with the problem that `findProblem` returns, which
 * is null for the right password. Entries are limited until one is right.
 */
export const requirePassword = async (
  { rateLimits, securityEvents }: { rateLimits: RateLimits; securityEvents: SecurityEvents },
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
