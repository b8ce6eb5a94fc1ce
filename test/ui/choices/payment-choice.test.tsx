import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { PaymentChoice, type PaymentOption } from '../../../src/ui/choices/radio-choices.tsx';
import { Field } from '../../../src/ui/fields/frame/field.tsx';
import { click, render } from '../../support/components/render.tsx';

const payment = suite('payment choice');

const renderMethods = () => {
  const chosenIds: number[] = [];
  const options: PaymentOption<number>[] = [
    { id: 1, name: 'PayPal', icon: 'wallet', isAvailable: false },
    { id: 3, name: 'Credit Card', icon: 'card', isAvailable: true },
    { id: 4, name: 'Bank transfer', icon: 'wallet', isAvailable: true },
  ];
  const page = render(
    <PaymentChoice
      name="paymentSystemId"
      value={3}
      options={options}
      onChange={(id) => chosenIds.push(id)}
    />,
  );
  return { ...page, chosenIds };
};

payment('ORD-20 an unavailable payment method is disabled and labelled "Coming soon..."', () => {
  const { get, all } = renderMethods();
  const [paypal] = all<HTMLInputElement>('input[name=paymentSystemId]');
  assert.ok(paypal?.disabled);
  const described = paypal?.getAttribute('aria-describedby') ?? '';
  assert.is(document.getElementById(described)?.textContent, 'Coming soon...');
  assert.is(get('[part=payment]').title, 'Coming soon...');
});

payment('ORD-20 clicking a payment method reports its id', () => {
  const { all, chosenIds } = renderMethods();
  const radios = all<HTMLInputElement>('input');
  const checks = radios.map((radio) => radio.checked);
  assert.equal(checks, [false, true, false]);
  click(radios[2] as HTMLInputElement);
  assert.equal(chosenIds, [4]);
});

payment('UI-01 a group of choices whose field has an error is marked as wrong and described by it', () => {
  const { get } = render(
    <Field name="paymentSystemId" isGroup error="Please choose another one">
      <PaymentChoice value={3} options={[]} onChange={() => {}} />
    </Field>,
  );
  const group = get('[role=radiogroup]');
  assert.is(group.getAttribute('aria-invalid'), 'true');
  const described = group.getAttribute('aria-describedby')?.trim() ?? '';
  assert.is(document.getElementById(described)?.textContent, 'Please choose another one');
});

payment.run();
