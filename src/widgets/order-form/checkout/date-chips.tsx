import { useEffect, useRef } from 'react';
import { editDraft } from '../../../order/draft/edit-draft.ts';
import { pricedOrder } from '../../../order/price/priced-order.ts';
import { offeredDeadlines } from '../../../order/rules/offers.ts';
import { useFieldGroup } from '../../../ui/fields/frame/field-context.ts';
import { LiveText } from '../../../ui/price/live-text.ts';
import { useTranslator } from '../../../ui/use-translator.ts';
import { daySeconds, deliveryDay } from '../shared/delivery-day.ts';
import { DraftField } from '../shared/draft-field.tsx';
import { quote } from '../shared/quote.ts';
import { useOrder, useScope } from '../shared/scope.ts';
import { useMoney } from '../shared/use-money.ts';
import { useMinute } from './use-minute.ts';

/** The deadlines as a row of radios, the cheapest first, each with its day and its price. */
function Chips() {
  const t = useTranslator();
  const { form, context, plain } = useScope();
  const { site, now } = context;
  const { group, rest } = useFieldGroup();
  const { money } = useMoney();
  const time = useMinute(now);
  // The prices depend on these values, so a change of one renders the chips again.
  const [deadlineId, offered] = useOrder(({ draft }) => [
    draft.deadlineId,
    offeredDeadlines(draft, site),
    Object.values(pricedOrder({ ...draft, extrasIds: [...draft.extrasIds] }, null)),
  ]);
  const row = useRef<HTMLDivElement>(null);
  // Brings the chosen day into view, with a part of its neighbour. Only this row scrolls, so that the page stays where it is.
  // After the frame, because the widget is invisible before, when nothing can scroll.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row keeps its place while the choice stays the same
  useEffect(() => {
    const chip = row.current?.querySelector(':checked')?.parentElement;
    if (row.current && chip) row.current.scrollLeft = chip.offsetLeft - row.current.offsetLeft - 80;
  }, [deadlineId]);
  return (
    <div {...rest} ref={row} className="chips" role="radiogroup" part="segmented">
      {[...offered].reverse().map(({ id, name, value }) => (
        <label key={id} data-hours={value < daySeconds || undefined}>
          <input
            type="radio"
            className="quiet-text"
            name={group}
            value={id}
            checked={id === deadlineId}
            onChange={() => form.edit('deadlineId', id)}
          />
          <span>
            <b>{plain ? name : deliveryDay(value, time, t)}</b>
            <small>
              <LiveText
                read={() => {
                  // A discount changes the prices of all days together with the total.
                  const isPriced = form.price.total.value > 0;
                  const { draft } = form.store;
                  const cents = quote(editDraft(draft, 'deadlineId', id, site), site, form.price.granted());
                  return isPriced && cents !== null ? money(cents) : name;
                }}
              />
            </small>
          </span>
        </label>
      ))}
    </div>
  );
}

export function DateChips() {
  return (
    <DraftField name="deadlineId">
      <Chips />
    </DraftField>
  );
}
