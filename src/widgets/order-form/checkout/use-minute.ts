import { useEffect, useState } from 'react';

/** Returns the current time in epoch milliseconds and renders the component again each minute. */
export const useMinute = (now: () => number): number => {
  const [time, setTime] = useState(now);
  useEffect(() => {
    const clock = setInterval(() => setTime(now()), 60_000);
    return () => clearInterval(clock);
  }, [now]);
  return time;
};
