/**
 * A smaller difference between two clocks is no reason to correct dates, because a response may have been on its way for
 * seconds.
 */
const toleranceMs = 60_000;

/** Returns by how many milliseconds the server's time is ahead of the device's clock; 0 if they hardly differ. */
export const clockSkew = (serverTime: number): number => {
  const difference = serverTime - Date.now();
  return Math.abs(difference) > toleranceMs ? difference : 0;
};
