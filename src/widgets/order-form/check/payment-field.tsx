import { paymentSystems } from '../../../order/vocabulary/ids.ts';
import type { SiteConfig } from '../../../order/vocabulary/site.ts';
import { PaymentChoice } from '../../../ui/choices/payment-choice.tsx';
import { DraftField } from '../shared/draft-field.tsx';
import { useOrder, useScope } from '../shared/scope.ts';

type Methods = SiteConfig['payment'];

/** Renders the payment methods. Methods that the site announces but does not offer yet are disabled. */
export function PaymentField({ methods }: { methods?: Methods }) {
  const { form, context } = useScope();
  const [paymentSystemId] = useOrder(({ draft }) => [draft.paymentSystemId]);
  const options = (methods ?? context.site.config.payment).map(({ systemId, descriptor, isAvailable }) => ({
    id: systemId,
    name: descriptor,
    icon: systemId === paymentSystems.creditCard ? ('card' as const) : ('wallet' as const),
    isAvailable,
  }));
  return (
    <DraftField name="paymentSystemId">
      <PaymentChoice
        value={paymentSystemId}
        options={options}
        onChange={(id) => form.edit('paymentSystemId', id)}
      />
    </DraftField>
  );
}
