import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Checkbox } from '../../../../src/ui/choices/checkbox.tsx';
import { Segmented } from '../../../../src/ui/choices/radio-choices.tsx';
import { Field } from '../../../../src/ui/fields/frame/field.tsx';
import { TextField } from '../../../../src/ui/fields/text-field.tsx';
import { click, render, type } from '../../../support/components/render.tsx';

const field = suite('field');
const ignore = () => {};

field('UI-01 UI-08 a field shows its error, which also describes the control to screen readers', () => {
  const error = 'Please enter a valid e-mail address';
  const page = render(
    <Field name="email" label="E-mail" required error={error} hint="Your order goes there" idPrefix="login-">
      <TextField value="x" onChange={ignore} />
    </Field>,
  );
  const input = page.get('[data-field=email] input[name=email]');
  const described = (input.getAttribute('aria-describedby') ?? '').split(' ');
  assert.equal(described, ['login-email-error', 'login-email-hint']);
  assert.is(document.getElementById('login-email-error'), page.get('[data-error-for=email]'));
  assert.is(page.get('[data-error-for=email]').textContent, error);
  assert.is(document.getElementById('login-email-hint')?.textContent, 'Your order goes there');
  assert.is(input.getAttribute('aria-invalid'), 'true');
  assert.is(input.getAttribute('aria-required'), 'true');
  assert.is(page.get<HTMLLabelElement>('label').htmlFor, input.id);
  assert.is(page.get('label').textContent, 'E-mail *');
});

field('UI-01 a corrected field removes its error and the control’s description', () => {
  const renderField = (error: string) => (
    <Field name="topic" error={error}>
      <TextField value="x" onChange={ignore} />
    </Field>
  );
  const page = render(renderField('Value is required'));
  page.rerender(renderField(''));
  assert.is(page.all('[data-error-for]').length, 0);
  assert.not(page.get('input').hasAttribute('aria-invalid'));
  assert.not(page.get('input').hasAttribute('aria-describedby'));
});

field('UI-08 a group of radios is named by its label and reports its choice', () => {
  const changes: string[] = [];
  const options = [
    { id: 'double', name: 'Double spaced' },
    { id: 'single', name: 'Single spaced' },
  ];
  const page = render(
    <Field name="spacingType" label="Spacing">
      <Segmented value="double" options={options} onChange={(id) => changes.push(id)} />
    </Field>,
  );
  const group = page.get('[role=radiogroup]');
  assert.is(document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent, 'Spacing');
  const radios = page.all<HTMLInputElement>('input[name=spacingType]');
  const checks = radios.map((radio) => radio.checked);
  assert.equal(checks, [true, false]);
  click(radios[1] as HTMLInputElement);
  assert.equal(changes, ['single']);
});

field('UI-08 a checkbox is checked by a click on its label', () => {
  const changes: boolean[] = [];
  const page = render(
    <Field name="policyAccepted" error="You need to read and confirm our 'Terms of Use'">
      <Checkbox checked={false} onChange={(checked) => changes.push(checked)}>
        I accept
      </Checkbox>
    </Field>,
  );
  click(page.get('[data-field=policyAccepted] label'));
  assert.equal(changes, [true]);
});

field('VAL-01 a field with a filter shows only the characters that the filter accepts', () => {
  const changes: string[] = [];
  const digits = (text: string) => text.replace(/\D/g, '');
  const page = render(
    <TextField name="phone" value="1" filter={digits} onChange={(text) => changes.push(text)} />,
  );
  const input = page.get<HTMLInputElement>('input');
  type(input, '1x');
  assert.equal(changes, ['1']);
  assert.is(input.value, '1');
});

field.run();
