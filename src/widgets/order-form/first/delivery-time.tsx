import { useSignal } from '@preact/signals-react/runtime';
import { useLayoutEffect } from 'react';
import { formatDeliveryTime } from '../../../order/dates.ts';
import { useScope } from '../shared/scope.ts';

interface Props {
  /** The chosen deadline, in seconds from now. */
  seconds: number;
}

/** Now plus the deadline; ticks without rendering anything but its own text (ORD-09). */
export function DeliveryTime({ seconds }: Props) {
  const { now } = useScope().context;
  const text = useSignal('');
  // In the frame of the change: drawn after it, the new time would cost a second one.
  useLayoutEffect(() => {
    const tick = () => {
      text.value = formatDeliveryTime(seconds, now());
    };
    tick();
    const clock = setInterval(tick, 1000);
    return () => clearInterval(clock);
  }, [seconds, now, text]);
  return (
    <p className="delivery" part="delivery-time" data-delivery-time="">
      Ready by about <time>{text}</time>
    </p>
  );
}
