import { useLayoutEffect, useState } from 'react';
import { formatDeliveryTime } from '../../../../order/dates.ts';
import { useTranslator } from '../../../../ui/use-translator.ts';
import { useScope } from '../../shared/scope.ts';
import { useMinute } from '../../shared/use-minute.ts';

/** A moment with a long text, which reserves the room of the visitor's until the clock is known. */
const longMoment = Date.UTC(2028, 8, 28, 12, 58);

interface Props {
  /** Seconds from now to the chosen deadline. */
  seconds: number;
}

/** Renders the moment of delivery, which follows the clock. */
export function DeliveryTime({ seconds }: Props) {
  const t = useTranslator();
  const minute = useMinute(useScope().context);
  const [text, setText] = useState<string | null>(null);
  // Uses a layout effect, so that a change of the deadline takes one frame only.
  useLayoutEffect(() => setText(formatDeliveryTime(seconds, minute, t)), [seconds, minute, t]);
  const time = (
    <time key="time" className={text === null ? 'unknown' : undefined}>
      {text ?? formatDeliveryTime(0, longMoment, t)}
    </time>
  );
  return (
    <p className="delivery" part="delivery-time" data-delivery-time="">
      {t.parts('Ready by about %time%', { time })}
    </p>
  );
}
