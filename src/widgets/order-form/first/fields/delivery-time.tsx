import { useLayoutEffect, useState } from 'react';
import { formatDeliveryTime } from '../../../../order/dates.ts';
import { useTranslator } from '../../../../ui/use-translator.ts';
import { useScope } from '../../shared/scope.ts';
import { useMinute } from '../../shared/use-minute.ts';

interface Props {
  /** Seconds from now to the chosen deadline. */
  seconds: number;
}

/** Renders the moment of delivery, which follows the clock. */
export function DeliveryTime({ seconds }: Props) {
  const t = useTranslator();
  const minute = useMinute(useScope().context);
  const [text, setText] = useState('');
  // Uses a layout effect, so that a change of the deadline takes one frame only.
  useLayoutEffect(() => setText(formatDeliveryTime(seconds, minute, t)), [seconds, minute, t]);
  return (
    <p className="delivery" part="delivery-time" data-delivery-time="">
      {t.parts('Ready by about %time%', { time: <time key="time">{text}</time> })}
    </p>
  );
}
