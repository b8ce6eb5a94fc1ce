import type { Db } from '../database/schema.ts';
import { hourMs, minuteMs } from '../durations.ts';
import { Refusal } from '../errors.ts';
import { widerNetworkOf } from '../http/headers/caller.ts';
import type { Settings } from '../settings/settings.ts';
import { createLimits, networksTogether, type RateLimit, type RateLimitName } from './rate-limit-rows.ts';
import { type CountedLimit, countUse, countUses, readWaitMs, resetCount } from './store/rate-limits.ts';

/** Network, account or both, under which a use is counted. */
export interface Caller {
  address?: string | undefined;
  account?: string | undefined;
}

export type RateLimits = ReturnType<typeof createRateLimits>;

const limitRefusal = ({ property, reason, alternative }: RateLimit, waitMs: number) => {
  const minutes = Math.ceil(waitMs / minuteMs);
  const minutesText = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const when = waitMs > 2 * hourMs ? `${Math.ceil(waitMs / hourMs)} hours` : minutesText;
  const text = `${reason}. Please try again in ${when}${alternative}`;
  return new Refusal('tooManyAttempts', { [property]: text }, Math.ceil(waitMs / 1000));
};

interface Deps {
  db: Db;
  settings: Settings;
  now: () => number;
}

/** Creates rate limits. The counts are in the database, so that all servers share them. */
export const createRateLimits = ({ db, settings, now }: Deps) => {
  const limits: Record<RateLimitName, RateLimit> = createLimits(settings);

  const countedLimitsOf = (name: RateLimitName, { address, account }: Caller): CountedLimit[] => {
    const { address: networkLimit, account: accountLimit } = limits[name];
    const widerLimit = { ...networkLimit, maximum: networksTogether * networkLimit.maximum };
    const wider = address && widerNetworkOf(address);
    return [
      ...(address ? [{ ...networkLimit, name: `${name} address ${address}` }] : []),
      ...(wider ? [{ ...widerLimit, name: `${name} address ${wider}` }] : []),
      ...(account ? [{ ...accountLimit, name: `${name} account ${account}` }] : []),
    ];
  };
  const refuseAboveLimit = async (
    name: RateLimitName,
    caller: Caller,
    readWait: (limit: CountedLimit) => Promise<number>,
  ) => {
    for (const limit of countedLimitsOf(name, caller)) {
      const waitMs = await readWait(limit);
      if (waitMs > 0) throw limitRefusal(limits[name], waitMs);
    }
  };
  return {
    /** Counts a use for the network and the account of the caller; refuses with `tooManyAttempts` above the limit. */
    countUse: (name: RateLimitName, caller: Caller) =>
      refuseAboveLimit(name, caller, (limit) => countUse(db, limit, now())),
    /** Counts a use like `countUse`, by one statement. The use counts only if the transaction is committed. */
    countInTransaction: async (name: RateLimitName, caller: Caller, tx: Db) => {
      const waits = await countUses(tx, countedLimitsOf(name, caller), now());
      const waitMs = Math.max(0, ...waits);
      if (waitMs > 0) throw limitRefusal(limits[name], waitMs);
    },
    /** Refuses like `countUse`, but does not count a use. */
    checkLimit: (name: RateLimitName, caller: Caller) =>
      refuseAboveLimit(name, caller, (limit) => readWaitMs(db, limit, now())),
    /** Sets the caller's counts to zero, because a success has shown that the caller was not guessing. */
    resetCounts: async (name: RateLimitName, caller: Caller) => {
      for (const limit of countedLimitsOf(name, caller)) await resetCount(db, limit);
    },
  };
};
