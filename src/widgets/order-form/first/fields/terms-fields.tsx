import { useLayoutEffect, useState } from 'react';
import { formatDeliveryTime } from '../../../../order/dates.ts';
import { offeredDeadlines } from '../../../../order/rules/offers.ts';
import { Select } from '../../../../ui/select/select.tsx';
import { useTranslator } from '../../../../ui/use-translator.ts';
import { DraftField } from '../../shared/draft-field.tsx';
import { useOrder, useScope } from '../../shared/scope.ts';
import { useMinute } from '../../shared/use-minute.ts';
import { SpacingField } from './option-fields.tsx';
import { LevelField, QuantityField } from './priced-fields.tsx';

function DeadlineField() {
  const { form, context } = useScope();
  const [deadlineId, offered] = useOrder(({ draft }) => [
    draft.deadlineId,
    offeredDeadlines(draft, context.site),
  ]);
  const seconds = offered.find(({ id }) => id === deadlineId)?.value ?? 0;
  return (
    <DraftField name="deadlineId">
      <Select value={deadlineId} options={offered} onChange={(id) => form.edit('deadlineId', id)} />
      <DeliveryTime seconds={seconds} />
    </DraftField>
  );
}

/** Renders level, deadline, quantities and spacing. A field that the paper type does not need is hidden. */
export const TermsFields = () => (
  <>
    <div className="pair">
      <LevelField />
      <DeadlineField />
    </div>
    <div className="pair always">
      <QuantityField name="numberElements" />
      <QuantityField name="numberSlides" />
      <QuantityField name="sources" />
      <SpacingField />
    </div>
  </>
);

/** A moment with a long text, for which the line has room, so that nothing moves with the clock. */
const longMoment = Date.UTC(2028, 8, 28, 12, 58);

interface Props {
  /** Seconds from now to the chosen deadline. */
  seconds: number;
}

/** Renders the moment of delivery, which follows the clock. */
function DeliveryTime({ seconds }: Props) {
  const t = useTranslator();
  const minute = useMinute(useScope().context);
  const [text, setText] = useState('');
  // Uses a layout effect, so that a change of the deadline takes one frame only.
  useLayoutEffect(() => setText(formatDeliveryTime(seconds, minute, t)), [seconds, minute, t]);
  const longest = t('Ready by about %time%', { time: formatDeliveryTime(0, longMoment, t) });
  return (
    <p className="delivery" part="delivery-time" data-delivery-time="" data-longest={longest}>
      <span>{t.parts('Ready by about %time%', { time: <time key="time">{text}</time> })}</span>
    </p>
  );
}
