import type { Order } from '../../../api/resources.ts';
import { priceLines } from '../../../order/ordered-paper.ts';
import { formatMoney, fromCents, toCents } from '../../../order/price/money.ts';
import { currencies } from '../../../order/vocabulary/ids.ts';
import type { Bootstrap } from '../../../order/vocabulary/site.ts';
import { useTranslator } from '../../../ui/use-translator.ts';
import { amountText } from './order-texts.ts';

interface Props {
  order: Order;
  site: Bootstrap | null;
}

/** Renders the components of the price, the total, and the charged amount if it differs from the total. */
export function PriceLines({ order, site }: Props) {
  const t = useTranslator();
  const { totalPriceConverted: total, chargedCents, bonusUsedCents, currencyId } = order;
  const isCharged = currencyId !== currencies.usd || chargedCents !== toCents(total);
  return (
    <div className="prices">
      <dl>
        {priceLines(order, t).map(([label, cents]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amountText(fromCents(cents), { order, site, t })}</dd>
          </div>
        ))}
      </dl>
      <p className="due">
        <span>{t('Total')}</span>
        <strong>{amountText(total, { order, site, t })}</strong>
      </p>
      {bonusUsedCents > 0 && (
        <p className="due">
          <span>{t('Bonus used')}</span>
          <b>{formatMoney(-bonusUsedCents, undefined, t)}</b>
        </p>
      )}
      {isCharged && (
        <p className="due">
          <span>{t('Charged in US dollars')}</span>
          <b>{formatMoney(chargedCents, undefined, t)}</b>
        </p>
      )}
    </div>
  );
}
