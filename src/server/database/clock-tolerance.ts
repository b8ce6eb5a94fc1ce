/**
 * Difference that the clocks of servers on one database may have, in ms. A stored time that is further in the future than
 * this difference allows was written before the clock was set back.
 */
export const clockToleranceMs = 60_000;
