import { useEffect } from 'react';
import { usableBonus } from '../../../order/price/bonus.ts';
import { formatMoney } from '../../../order/price/money.ts';
import { loadBonus, toggleBonus } from '../../../state/order-form/bonus-storage.ts';
import { Checkbox } from '../../../ui/choices/checkbox.tsx';
import { LiveText } from '../../../ui/text/live-text.tsx';
import { useTranslator } from '../../../ui/use-translator.tsx';
import { useOrder, useScope, useSession } from '../shared/scope.ts';

/** Renders the checkbox to use the bonus. Its React key is the balance, because a new balance needs new amounts. */
function BonusChoice({ balance }: { balance: number }) {
  const t = useTranslator();
  const { store, price } = useScope().form;
  const [isUsed] = useOrder(({ bonus }) => [bonus.isUsed]);
  const usableCents = () => usableBonus(price.charged.value, balance);
  return (
    <div data-field="useBonus">
      <Checkbox name="useBonus" checked={isUsed} onChange={() => toggleBonus(store)}>
        {t.parts('Use %amount% of your Bonus Storage', {
          amount: <LiveText key="amount" read={() => formatMoney(usableCents(), undefined, t)} />,
        })}
      </Checkbox>
      <p role="status">
        {isUsed &&
          t.parts('You pay %amount%.', {
            amount: (
              <LiveText
                key="amount"
                read={() => formatMoney(price.charged.value - usableCents(), undefined, t)}
              />
            ),
          })}
      </p>
    </div>
  );
}

/** Renders the bonus that the customer can use. The balance is loaded again after the server has refused to use it. */
export function BonusField() {
  const { form, context } = useScope();
  const [balance, problem] = useOrder(({ bonus, errors }) => [bonus.balance, errors.useBonus]);
  const [id] = useSession(({ identity }) => [identity?.id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new refusal means that the balance has changed
  useEffect(() => {
    if (!id) return;
    let isCurrent = true;
    loadBonus(context).then((newBalance) => {
      if (isCurrent) form.store.bonus.balance = newBalance;
    });
    return () => {
      isCurrent = false;
    };
  }, [id, problem]);
  return id && balance > 0 ? <BonusChoice key={balance} balance={balance} /> : null;
}
