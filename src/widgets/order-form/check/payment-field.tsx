import { paymentSystems } from '../../../order/vocabulary/ids.ts';
import type { SiteConfig } from '../../../order/vocabulary/site.ts';
import { PaymentChoice } from '../../../ui/choices/radio-choices.tsx';
import { OrderField } from '../shared/order-field.tsx';
import { useOrder, useScope } from '../shared/scope.ts';
import { useIsCovered } from '../shared/use-money.ts';

/**
 * Renders the payment methods, unless the bonus pays the whole order. Methods that the site announces but does not offer yet are
 * disabled. Connects to the cabinet while the visitor fills in the step, because the payment page opens there next. A strict policy
 * of the page allows this connection, but no download ahead.
 */
export function PaymentField({ methods }: { methods?: SiteConfig['payment'] }) {
  const { form, context } = useScope();
  const [paymentSystemId] = useOrder(({ draft }) => [draft.paymentSystemId]);
  if (useIsCovered()) return null;
  const options = (methods ?? context.site.config.payment).map(({ systemId, descriptor, isAvailable }) => ({
    id: systemId,
    name: descriptor,
    icon: systemId === paymentSystems.creditCard ? ('card' as const) : ('wallet' as const),
    isAvailable,
  }));
  return (
    <OrderField name="paymentSystemId" isGroup>
      <PaymentChoice
        value={paymentSystemId}
        options={options}
        onChange={(id) => form.edit('paymentSystemId', id)}
      />
      <link rel="preconnect" href={context.hosts.cabinet} />
    </OrderField>
  );
}
