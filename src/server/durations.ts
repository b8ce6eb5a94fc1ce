// Durations in milliseconds.

export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/**
 * Difference that the clocks of servers on one database may have, in ms. A stored time that is further in the future than
 * this difference allows was written before the clock was set back.
 */
export const clockToleranceMs = minuteMs;
