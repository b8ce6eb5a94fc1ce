import { editDraft } from '../../../order/draft/edit-draft.ts';
import { draftTotal, pricedOrder } from '../../../order/price/priced-order.ts';
import { offeredDeadlines } from '../../../order/rules/offers.ts';
import type { Deadline } from '../../../order/vocabulary/dictionaries.ts';
import { daySeconds } from '../../../order/vocabulary/ids.ts';
import { isPaidByHand } from '../../../order/vocabulary/site.ts';
import { useFieldGroup } from '../../../ui/fields/frame/bare-field.tsx';
import { LiveText } from '../../../ui/text/live-text.tsx';
import { useTranslator } from '../../../ui/use-translator.tsx';
import { OrderField } from '../shared/order-field.tsx';
import { deliveryText } from '../shared/paper-line.ts';
import { useOrder, useScope } from '../shared/scope.ts';
import { useMinute } from '../shared/use-minute.ts';
import { useMoney } from '../shared/use-money.ts';

/** Renders the price of the order with another deadline; its name while the price is unknown. */
function DeadlinePrice({ deadline: { id, name } }: { deadline: Deadline }) {
  const { form, context } = useScope();
  const { site } = context;
  const { money } = useMoney();
  const priceText = () => {
    // Reads the total, because a discount changes the prices of all days together with it.
    const isPriced = form.price.total.value > 0;
    const { draft } = form.store;
    const cents = draftTotal(editDraft({ draft, site }, 'deadlineId', id), site, form.price.granted());
    return isPriced && cents !== null ? money(cents) : name;
  };
  return <LiveText read={priceText} />;
}

/** Renders the deadlines as radios, the cheapest first, each with its day and its price. The fastest is named. */
function Chips() {
  const t = useTranslator();
  const { form, context, plain } = useScope();
  const { site } = context;
  const { group, rest } = useFieldGroup();
  const now = useMinute(context);
  // Reads every value on which the prices depend, so that a change of one renders the chips again.
  const [deadlineId, deadlines] = useOrder(({ draft }) => [
    draft.deadlineId,
    offeredDeadlines(draft, site),
    Object.values(pricedOrder({ ...draft, extrasIds: [...draft.extrasIds] }, null)),
  ]);
  const isPaidLater = isPaidByHand(site);
  const [fastest] = deadlines;
  return (
    <div {...rest} className="chips" role="radiogroup" part="segmented">
      {[...deadlines].reverse().map((deadline) => (
        <label key={deadline.id} data-hours={(!isPaidLater && deadline.value < daySeconds) || undefined}>
          <input
            type="radio"
            className="quiet-text"
            name={group}
            value={deadline.id}
            checked={deadline.id === deadlineId}
            onChange={() => form.edit('deadlineId', deadline.id)}
          />
          <span>
            <b>{plain ? deadline.name : deliveryText(deadline, { isPaidLater, now, t })}</b>
            <small>
              <DeadlinePrice deadline={deadline} />
            </small>
            {deadline === fastest && <i>{t('Fastest')}</i>}
          </span>
        </label>
      ))}
    </div>
  );
}

export function DateChips() {
  return (
    <OrderField name="deadlineId" isGroup>
      <Chips />
    </OrderField>
  );
}
