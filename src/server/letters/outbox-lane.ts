import { setTimeout as pause } from 'node:timers/promises';
import type { Background } from '../bounded-work.ts';
import { minuteMs } from '../durations.ts';
import type { Shedding } from '../http/overload.ts';
import type { createLetterClaims } from './store/letter-claims.ts';
import type { OutboxRow } from './store/outbox.ts';

/** Milliseconds for which a server reserves a row. A row that is not delivered in this time is tried again later. */
export const leaseMs = minuteMs;
/**
 * Milliseconds for which a connection waits before a row while the server has requests, because a letter takes nearly as much
 * processor time as a whole order.
 */
const waitMs = 100;

interface Deps {
  background: Background;
  shedding: Pick<Shedding, 'isIdle'>;
  claims: ReturnType<typeof createLetterClaims>;
  /** Number of rows that are delivered at once. */
  maximumConnections: number;
  /** Delivers a row, and adds it to the claims or postpones it; returns whether the next row should be tried. */
  deliver: (row: OutboxRow) => Promise<boolean>;
}

export const createOutboxLane = ({ background, shedding, claims, maximumConnections, deliver }: Deps) => {
  let isStopped = false;
  let running = 0;
  let isAskedAgain = false;
  const sendDue = async () => {
    for (;;) {
      if (!shedding.isIdle()) await pause(waitMs);
      const row = await claims.claim();
      if (!row || !(await deliver(row))) return;
    }
  };
  /**
   * Delivers due rows over one more connection. If all connections are in use, the first connection that becomes free looks for
   * rows again.
   */
  const sendOverConnection = async () => {
    isAskedAgain = running === maximumConnections;
    if (isAskedAgain) return;
    running++;
    try {
      do {
        isAskedAgain = false;
        await sendDue();
      } while (isAskedAgain && !isStopped);
    } finally {
      running--;
    }
  };
  return {
    /** Delivers due rows until none is left or a delivery says that others would fail too. */
    sendDue,
    /** Delivers due rows in the background. */
    sendSoon: () => background.run(sendOverConnection),
    /** Starts no further delivery. */
    stop: () => {
      isStopped = true;
      claims.stop();
    },
  };
};
