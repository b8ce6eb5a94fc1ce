import { useLayoutEffect, useState } from 'react';
import { formatDeliveryTime } from '../../../../order/dates.ts';
import { offeredDeadlines } from '../../../../order/rules/offers.ts';
import { isPaidByHand } from '../../../../order/vocabulary/site.ts';
import { Select } from '../../../../ui/select/select.tsx';
import { useTranslator } from '../../../../ui/use-translator.tsx';
import { OrderField } from '../../shared/order-field.tsx';
import { useOrder, useScope } from '../../shared/scope.ts';
import { useMinute } from '../../shared/use-minute.ts';

export function DeadlineField() {
  const { form, context } = useScope();
  const [deadlineId, deadlines] = useOrder(({ draft }) => [
    draft.deadlineId,
    offeredDeadlines(draft, context.site),
  ]);
  const seconds = deadlines.find(({ id }) => id === deadlineId)?.value ?? 0;
  return (
    <OrderField name="deadlineId">
      <Select value={deadlineId} options={deadlines} onChange={(id) => form.edit('deadlineId', id)} />
      <DeliveryTime seconds={seconds} />
    </OrderField>
  );
}

/** A moment with a long text, for which the line has room, so that nothing moves with the clock. */
const longMoment = Date.UTC(2028, 8, 28, 12, 58);

/** Renders the moment of delivery, `seconds` from now, which follows the clock. */
function DeliveryTime({ seconds }: { seconds: number }) {
  const t = useTranslator();
  const { context } = useScope();
  const minute = useMinute(context);
  const [text, setText] = useState('');
  // Uses a layout effect, so that a change of the deadline takes one frame only.
  useLayoutEffect(() => setText(formatDeliveryTime(seconds, minute, t)), [seconds, minute, t]);
  const start = isPaidByHand(context.site) ? `. ${t('The time starts with your payment.')}` : '';
  const deliveryLine = (time: string) => t('Ready by about %time%', { time }) + start;
  return (
    <p
      className="delivery"
      part="delivery-time"
      data-delivery-time=""
      data-longest={deliveryLine(formatDeliveryTime(0, longMoment, t))}
    >
      <span>{deliveryLine(text)}</span>
    </p>
  );
}
