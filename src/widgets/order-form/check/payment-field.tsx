import { paymentSystems } from '../../../order/vocabulary/ids.ts';
import { PaymentChoice } from '../../../ui/choices/payment-choice.tsx';
import { DraftField } from '../shared/draft-field.tsx';
import { useOrder, useScope } from '../shared/scope.ts';

/** How to pay. What the provider has announced but cannot take yet is there, disabled (ORD-20). */
export function PaymentField() {
  const { form, context } = useScope();
  const [paymentSystemId] = useOrder(({ draft }) => [draft.paymentSystemId]);
  const options = context.site.config.payment.map(({ systemId, descriptor, isAvailable }) => ({
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
