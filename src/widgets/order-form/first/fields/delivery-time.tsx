import { useLayoutEffect, useState } from 'react';
import { formatDeliveryTime } from '../../../../order/dates.ts';
import { useTranslator } from '../../../../ui/use-translator.ts';
import { useScope } from '../../shared/scope.ts';

interface Props {
  /** Seconds from now to the chosen deadline. */
  seconds: number;
}

/** Renders the moment of delivery, which is updated each second. */
export function DeliveryTime({ seconds }: Props) {
  const t = useTranslator();
  const { now } = useScope().context;
  const [text, setText] = useState('');
  // Uses a layout effect, so that a change of the deadline takes one frame only.
  useLayoutEffect(() => {
    const tick = () => setText(formatDeliveryTime(seconds, now(), t));
    tick();
    const clock = setInterval(tick, 1000);
    return () => clearInterval(clock);
  }, [seconds, now, t]);
  return (
    <p className="delivery" part="delivery-time" data-delivery-time="">
      {t.parts('Ready by about %time%', { time: <time key="time">{text}</time> })}
    </p>
  );
}
