import { effect } from '@preact/signals-core';
import { useEffect, useState } from 'react';
import type { SharedContext } from '../../../state/page/context.ts';

/**
 * Returns the start of the present minute by the server's time, in epoch milliseconds. Renders all components that use it again
 * at the same moment: when the minute changes, and when the server's time becomes known.
 */
export const useMinute = ({ now, skew }: Pick<SharedContext, 'now' | 'skew'>): number => {
  const presentMinute = () => Math.floor((now() + skew.value) / 60_000) * 60_000;
  const [minute, setMinute] = useState(presentMinute);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `presentMinute` uses nothing else
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      setMinute(presentMinute());
      // Asks each second, because a device that sleeps stops its timers.
      timer = setTimeout(tick, 1000 - (now() % 1000));
    };
    const stop = effect(tick);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [now, skew]);
  return minute;
};
