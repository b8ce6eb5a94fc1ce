import * as calls from '../../api/calls.ts';
import { usableBonus } from '../../order/price/bonus.ts';
import { Button } from '../../ui/look/button.tsx';
import { useCabinet } from '../context/cabinet-context.ts';
import { useFocusWhenLost } from '../shared/focus.ts';
import { dollarText } from '../shared/order-texts.tsx';
import type { OrderPartProps } from '../shared/page.tsx';
import { Sheet } from '../shared/sheet.tsx';
import { useLoad } from '../shared/use-load.ts';
import { RequestProblem, useRequest } from '../shared/use-request.tsx';

/** Renders the button to use the Bonus Storage for an unpaid order, or to stop using it. */
export function BonusChoice({ order, onChange }: OrderPartProps) {
  const { t, client } = useCabinet();
  // The failure is kept here, because the button is absent between the new balance and the new order.
  const { isBusy, problem, send } = useRequest();
  const [loaded, reload] = useLoad('bonus', () => client.send(calls.bonus));
  const balance = loaded.state === 'ready' ? loaded.value.balanceCents : 0;
  const { code, chargedCents, bonusUsedCents } = order;
  const money = (cents: number) => dollarText(cents, t);
  const usable = usableBonus(chargedCents, balance);
  const isWhole = usable === chargedCents;
  // Focuses the heading after the choice has disappeared with its button. It disappears when the balance is used up,
  // until the order is loaded again.
  const heading = useFocusWhenLost<HTMLHeadingElement>(bonusUsedCents);
  if (!bonusUsedCents && usable <= 0) return null;
  const changeBonus = async () => {
    const payload = { useBonus: bonusUsedCents ? 0 : balance };
    await send(() => client.send(calls.changeBonus, { params: { id: code }, payload }));
    // Reloads also after a failure, because another tab may have used the bonus or paid.
    reload();
    onChange();
  };
  const sentences = bonusUsedCents
    ? [
        t('This order uses %amount% of your bonus.', { amount: money(bonusUsedCents) }),
        t('You pay %amount%.', { amount: money(chargedCents) }),
      ]
    : [
        t('You have %amount%.', { amount: money(balance) }),
        isWhole && t('It pays this order in full, so that your writer can begin at once.'),
      ];
  return (
    <Sheet id="bonus-choice" title={t('Your Bonus Storage')} heading={heading}>
      <p>{sentences.filter(Boolean).join(' ')}</p>
      <div className="actions">
        <Button kind="quiet" isLoading={isBusy} onClick={changeBonus}>
          {bonusUsedCents
            ? t('Do not use it')
            : t(isWhole ? 'Pay %amount% with your bonus' : 'Use %amount%', { amount: money(usable) })}
        </Button>
        <RequestProblem text={problem} />
      </div>
    </Sheet>
  );
}
