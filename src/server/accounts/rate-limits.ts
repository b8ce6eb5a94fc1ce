import type { Background } from '../background.ts';
import type { Db } from '../database/schema.ts';
import { Refusal } from '../errors.ts';
import type { Settings } from '../settings.ts';
import { type Count, countTry, forgetTries, sweepTries, waitFor } from '../stores/clients/rate-limits.ts';

const minute = 60_000;
const hour = 60 * minute;

type Allowance = Omit<Count, 'name'>;
interface Guard {
  /** From one network. */
  address: Allowance;
  /** For one account: an e-mail address on a site, or a client. */
  account: Allowance;
  /** The field that a refusal is about; '' is none. */
  property: string;
  /** What there was too much of, and what else can be done. */
  tooMany: string;
  otherwise: string;
}

type Limits = Pick<Settings, 'attemptsPerMinute' | 'attemptsPerAccount'>;

/** What could be guessed, or flood a mailbox, and how often it may be tried. */
const guardsOf = ({ attemptsPerMinute, attemptsPerAccount }: Limits) => {
  const attempt = { property: '', tooMany: 'Too many attempts', otherwise: '' };
  const address = { most: attemptsPerMinute, within: minute };
  const account = { most: attemptsPerAccount, within: 15 * minute };
  return {
    login: { ...attempt, address, account, otherwise: ', or choose a new password by mail' },
    registration: { ...attempt, address, account },
    /** The current password, of whoever has a session. */
    password: { ...attempt, address, account },
    /** What is mailed to one address. */
    mail: { ...attempt, address, account: { most: attemptsPerAccount, within: hour } },
    /** A secret too long to be guessed; `account` is never counted. */
    link: { ...attempt, address, account },
    /** Opening a page of the payment service; `account` is never counted. */
    payment: { ...attempt, address, account },
    /** Only codes that are not valid count, of which a hesitant typist makes several. */
    discount: {
      address: { most: attemptsPerMinute, within: 15 * minute },
      account: { most: 3 * attemptsPerAccount, within: 15 * minute },
      property: 'discountCode',
      tooMany: 'Too many codes that are not valid',
      otherwise: ', or order without one',
    },
  } satisfies Record<string, Guard>;
};

export type Guarded = keyof ReturnType<typeof guardsOf>;

/** Who tries: a network, an account, or both. */
export interface Caller {
  address?: string | undefined;
  account?: string | undefined;
}

export interface Attempts {
  /** Counts a try of every part of the caller; throws the refusal where one has had too many. */
  spend(what: Guarded, caller: Caller): Promise<void>;
  /** Throws as `spend` would, and counts nothing. */
  check(what: Guarded, caller: Caller): Promise<void>;
  /** Whoever got in has not been guessing. */
  forget(what: Guarded, caller: Caller): Promise<void>;
}

const refusal = ({ property, tooMany, otherwise }: Guard, wait: number) => {
  const minutes = Math.ceil(wait / minute);
  const when = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const text = `${tooMany}. Please try again in ${when}${otherwise}`;
  return new Refusal('tooMany', { [property]: text }, Math.ceil(wait / 1000));
};

interface Deps {
  db: Db;
  background: Background;
  settings: Limits;
  now: () => number;
}

/** Counts in the database, so that all servers of it count together. */
export const createAttempts = ({ db, background, settings, now }: Deps): Attempts => {
  const guards: Record<Guarded, Guard> = guardsOf(settings);
  let sweptAt = now();

  const countsOf = (what: Guarded, caller: Caller): Count[] =>
    (['address', 'account'] as const).flatMap((part) =>
      caller[part] ? [{ ...guards[what][part], name: `${what} ${part} ${caller[part]}` }] : [],
    );
  const refuse = async (what: Guarded, caller: Caller, ask: typeof countTry) => {
    for (const count of countsOf(what, caller)) {
      const wait = await ask(db, count, now());
      if (wait > 0) throw refusal(guards[what], wait);
    }
  };
  const sweep = () => {
    if (now() - sweptAt < minute) return;
    sweptAt = now();
    background.run(() => sweepTries(db, sweptAt));
  };
  return {
    spend: async (what, caller) => {
      sweep();
      await refuse(what, caller, countTry);
    },
    check: (what, caller) => refuse(what, caller, waitFor),
    forget: async (what, caller) => {
      for (const count of countsOf(what, caller)) await forgetTries(db, count);
    },
  };
};
