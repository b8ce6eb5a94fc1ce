import { Checkbox } from '../../../ui/choices/checkbox.tsx';
import { Field } from '../../../ui/fields/frame/field.tsx';
import { useTranslator } from '../../../ui/use-translator.ts';
import { useOrder, useScope } from '../shared/scope.ts';
import { type LinkProps, RuleLink } from './rule-link.tsx';

/** Renders the checkbox to accept the rules, which an order requires. Its links open the rules in a dialog. */
export function PolicyField({ onOpen }: Pick<LinkProps, 'onOpen'>) {
  const t = useTranslator();
  const { form, textOf } = useScope();
  const [isAccepted, error] = useOrder(({ draft, errors }) => [draft.policyAccepted, errors.policyAccepted]);
  return (
    <Field name="policyAccepted" required error={textOf(error)}>
      <Checkbox checked={isAccepted} onChange={(isOn) => form.edit('policyAccepted', isOn)}>
        {t.parts('I have read and accept the %terms%, the %privacy% and the %guarantee%', {
          terms: <RuleLink key="terms" slug="terms-of-use" onOpen={onOpen} />,
          privacy: <RuleLink key="privacy" slug="privacy-policy" onOpen={onOpen} />,
          guarantee: <RuleLink key="guarantee" slug="money-back-guarantee" onOpen={onOpen} />,
        })}
        <span className="required" aria-hidden="true">
          {' *'}
        </span>
      </Checkbox>
    </Field>
  );
}
