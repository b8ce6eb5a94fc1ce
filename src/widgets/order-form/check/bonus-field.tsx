import { useComputed } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { usableBonus } from '../../../order/price/bonus.ts';
import { formatMoney } from '../../../order/price/money.ts';
import { chooseBonus, loadBonus } from '../../../state/order-form/bonus-storage.ts';
import { Checkbox } from '../../../ui/choices/checkbox.tsx';
import { useOrder, useScope, useSession } from '../shared/scope.ts';

/** Keyed by the balance, which the amounts are computed from. */
function BonusChoice({ balance }: { balance: number }) {
  const { store, price } = useScope().form;
  const [isUsed] = useOrder(({ bonus }) => [bonus.isUsed]);
  const used = useComputed(() => formatMoney(usableBonus(price.charged.value, balance)));
  const left = useComputed(() =>
    formatMoney(price.charged.value - usableBonus(price.charged.value, balance)),
  );
  return (
    <div data-field="useBonus">
      <Checkbox name="useBonus" checked={isUsed} onChange={(checked) => chooseBonus(store, checked)}>
        Use {used} of your Bonus Storage
      </Checkbox>
      <p role="status">{isUsed && <>You pay {left}.</>}</p>
    </div>
  );
}

/** Offers a customer who has a bonus to use it. A refusal of the server asks for the balance anew. */
export function BonusField() {
  const { form, context } = useScope();
  const [balance, problem] = useOrder(({ bonus, errors }) => [bonus.balance, errors.useBonus]);
  const [id] = useSession(({ identity }) => [identity?.id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new refusal says that the balance is another
  useEffect(() => {
    if (!id) return;
    let isCurrent = true;
    loadBonus(context).then((found) => {
      if (isCurrent) form.store.bonus.balance = found;
    });
    return () => {
      isCurrent = false;
    };
  }, [id, problem]);
  return id && balance > 0 ? <BonusChoice key={balance} balance={balance} /> : null;
}
