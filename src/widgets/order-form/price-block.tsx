import { useComputed } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { formatMoney } from '../../order/money.ts';
import { Price } from '../../ui/price.tsx';
import { useFacts, useScope } from './scope.ts';

/** Money in the chosen currency. A component that shows it is keyed by the currency, which it reads once. */
export const useMoney = () => {
  const { draft } = useFacts();
  const { currency } = useScope().context.site.dictionaries;
  const sign = currency.find(({ id }) => id === draft.currencyId)?.sign;
  return (cents: number) => formatMoney(cents, sign);
};

function BonusHint({ money }: { money: (cents: number) => string }) {
  const { bonus } = useScope().form.price;
  const [isAbove, setAbove] = useState(bonus.peek() > 0);
  const [isOpen, setOpen] = useState(false);
  const text = useComputed(() => money(bonus.value));
  useEffect(() => bonus.subscribe((cents) => setAbove(cents > 0)), [bonus]);
  if (!isAbove) return null;
  return (
    <>
      <button
        type="button"
        className="bonus-mark"
        aria-expanded={isOpen}
        aria-label="About your bonus"
        onClick={() => setOpen(!isOpen)}
      >
        <span aria-hidden="true">i</span>
      </button>
      {isOpen && (
        <p className="aside-note" role="status">
          <span data-price="bonus">{text}</span> will be saved in Your Bonus Storage
        </p>
      )}
    </>
  );
}

/** An amount that says nothing is an empty text, which the styles hide. */
function Amounts() {
  const { price } = useScope().form;
  const money = useMoney();
  const base = useComputed(() => (price.save.value > 0 ? money(price.base.value) : ''));
  const save = useComputed(() => (price.save.value > 0 ? `You save ${money(price.save.value)}` : ''));
  return (
    <div className="amounts">
      <span>Price:</span>
      <s data-price="base">{base}</s>
      <strong>
        <Price cents={price.total} format={money} kind="total" isAnnounced />
      </strong>
      <span className="save" data-price="save">
        {save}
      </span>
      <BonusHint money={money} />
    </div>
  );
}

/** What the order costs now (CAL-03, CAL-04). */
export function PriceBlock() {
  const { draft } = useFacts();
  return (
    <div className="price-block" part="price-block">
      <Amounts key={draft.currencyId} />
    </div>
  );
}
