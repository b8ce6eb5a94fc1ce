import { useSignal } from '@preact/signals-react/runtime';
import { useLayoutEffect } from 'react';
import { formatDeliveryTime } from '../../../order/dates.ts';
import { useScope } from '../shared/scope.ts';

interface Props {
  /** Time until the chosen deadline, in seconds. */
  seconds: number;
}

/** The current time plus the deadline, updated each second. An update renders the text only. */
export function DeliveryTime({ seconds }: Props) {
  const { now } = useScope().context;
  const text = useSignal('');
  // In a layout effect, so that a change of the deadline needs one frame only.
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
