import { Checkbox } from '../../../ui/choices/checkbox.tsx';
import { Field } from '../../../ui/fields/frame/field.tsx';
import { useOrder, useScope } from '../shared/scope.ts';
import { type LinkProps, RuleLink } from './rule-link.tsx';

/** The checkbox to accept the rules, required for payment. Its links open the rules in a dialog. */
export function PolicyField({ onOpen }: Pick<LinkProps, 'onOpen'>) {
  const { form, textOf } = useScope();
  const [isAccepted, error] = useOrder(({ draft, errors }) => [draft.policyAccepted, errors.policyAccepted]);
  return (
    <Field name="policyAccepted" required error={textOf(error)}>
      <Checkbox checked={isAccepted} onChange={(isOn) => form.edit('policyAccepted', isOn)}>
        I have read and accept the <RuleLink slug="terms-of-use" onOpen={onOpen} />, the{' '}
        <RuleLink slug="privacy-policy" onOpen={onOpen} /> and the{' '}
        <RuleLink slug="money-back-guarantee" onOpen={onOpen} />
        <span className="required" aria-hidden="true">
          {' *'}
        </span>
      </Checkbox>
    </Field>
  );
}
