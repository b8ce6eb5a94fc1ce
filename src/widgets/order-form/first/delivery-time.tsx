import { useLayoutEffect, useState } from 'react';
import { formatDeliveryTime } from '../../../order/dates.ts';
import { useScope } from '../shared/scope.ts';

interface Props {
  /** Time until the chosen deadline, in seconds. */
  seconds: number;
}

/** The current time plus the deadline, updated each second. */
export function DeliveryTime({ seconds }: Props) {
  const { now } = useScope().context;
  const [text, setText] = useState('');
  // In a layout effect, so that a change of the deadline needs one frame only.
  useLayoutEffect(() => {
    const tick = () => setText(formatDeliveryTime(seconds, now()));
    tick();
    const clock = setInterval(tick, 1000);
    return () => clearInterval(clock);
  }, [seconds, now]);
  return (
    <p className="delivery" part="delivery-time" data-delivery-time="">
      Ready by about <time>{text}</time>
    </p>
  );
}
