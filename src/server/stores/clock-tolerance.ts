/**
 * Time by which the clocks of servers on one database may differ, in milliseconds. A stored time that is further ahead than
 * it can be by more than this was written before the clock was set back.
 */
export const clockToleranceMs = 60_000;
