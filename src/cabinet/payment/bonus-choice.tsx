import * as calls from '../../api/calls.ts';
import type { Order } from '../../api/resources.ts';
import { usableBonus } from '../../order/price/bonus.ts';
import { formatMoney } from '../../order/price/money.ts';
import { Button } from '../../ui/look/button.tsx';
import { Notice } from '../../ui/overlays/notice.tsx';
import { useTranslator } from '../../ui/use-translator.tsx';
import { useCabinet } from '../context/cabinet-context.ts';
import { useFocusWhenLost } from '../shared/focus.ts';
import { useLoad } from '../shared/loading.tsx';
import { useRequest } from '../shared/use-request.tsx';

interface Props {
  order: Order;
  /** Called when the amount to pay or the status of the order may have changed. */
  onChange: () => void;
}

/** Renders the button to use the Bonus Storage for an unpaid order, or to stop using it. */
export function BonusChoice({ order, onChange }: Props) {
  const t = useTranslator();
  const { client } = useCabinet();
  const { isBusy, problem, send } = useRequest();
  const [loaded, reload] = useLoad('bonus', () => client.send(calls.bonus));
  const balance = loaded.state === 'ready' ? loaded.value.balanceCents : 0;
  const { code, chargedCents, bonusUsedCents } = order;
  const money = (cents: number) => formatMoney(cents, undefined, t);
  const usable = usableBonus(chargedCents, balance);
  const isWhole = usable === chargedCents;
  // Focuses the heading after the choice has disappeared with its button. It disappears when the balance is used up,
  // until the order is loaded again.
  const heading = useFocusWhenLost<HTMLHeadingElement>(bonusUsedCents);
  if (!bonusUsedCents && usable <= 0) return null;
  const change = async (useBonus: number) => {
    const options = { params: { id: code }, payload: { useBonus } };
    await send(() => client.send(calls.changeBonus, options));
    // Reloads also after a failure, because another tab may have used the bonus or paid.
    reload();
    onChange();
  };
  return (
    <section className="sheet" aria-labelledby="bonus-choice">
      <h2 id="bonus-choice" ref={heading} tabIndex={-1}>
        {t('Your Bonus Storage')}
      </h2>
      {problem && <Notice kind="error">{problem}</Notice>}
      {bonusUsedCents ? (
        <>
          <p>{t('This order uses %amount% of your bonus.', { amount: money(bonusUsedCents) })}</p>
          <div className="actions">
            <Button kind="quiet" isLoading={isBusy} onClick={() => change(0)}>
              {t('Do not use it')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>
            {t('You have %amount%.', { amount: money(balance) })}
            {isWhole && ` ${t('It pays this order in full, so that your writer can begin at once.')}`}
          </p>
          <div className="actions">
            <Button kind="quiet" isLoading={isBusy} onClick={() => change(balance)}>
              {isWhole
                ? t('Pay %amount% with your bonus', { amount: money(usable) })
                : t('Use %amount%', { amount: money(usable) })}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
