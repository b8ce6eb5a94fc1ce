import { useState } from 'react';
import type { Text } from '../../../languages/text.ts';
import { labelledFields } from '../../../order/vocabulary/fields.ts';
import { isOfSecondStep } from '../../../state/order-form/steps.ts';
import { focusPartOf } from '../../../ui/look/focus-part.ts';
import { useTranslator } from '../../../ui/use-translator.tsx';
import { personLabels } from '../rest/identity/person-field.tsx';
import { paperFields } from '../shared/folded.tsx';
import { labelOf } from '../shared/order-field.tsx';
import { useErrors, useOrder, useScope } from '../shared/scope.ts';

/** Fields with which template m3_d1 begins. All others have the sequence of the preview. */
const cardFields = [...paperFields, 'details'] as const;
/** Fields that are below the customer's details on the page. */
const lastFields: readonly string[] = ['currencyId', 'discountCode', 'paymentSystemId', 'policyAccepted'];

/** Number of links that the list has on a phone until the visitor unfolds it. It repeats the one of rest.css. */
const shortLength = 3;

/**
 * Returns the errors, the shown fields with an error and their names in the order of the page, and the other fields with an error.
 * Step one leaves out the errors of step two.
 */
const useNamedErrors = () => {
  const { template } = useScope().options;
  const [typeId, step, isCodeFolded] = useOrder(({ draft, activeStep, folded }) => [
    draft.typeId,
    activeStep,
    folded.includes(template === 'm3_d1' ? 'more' : 'discount'),
  ]);
  const shownErrors = Object.fromEntries(
    Object.entries(useErrors()).filter(([field]) => step === 2 || !isOfSecondStep(field, template)),
  );
  const fields = template === 'm3_d1' ? [...cardFields, ...labelledFields] : labelledFields;
  const labels = fields.map((field) => [field, labelOf(field, { typeId }, template)] as const);
  const names = new Map<string, Text>([
    ...labels.filter(([field]) => !lastFields.includes(field)),
    ...Object.entries(personLabels),
    ...labels.filter(([field]) => lastFields.includes(field)),
  ]);
  // A refused code does not block the order. While its field is folded or on the other step, the summary shows its error as a text.
  if (step === 2 || isCodeFolded) names.delete('discountCode');
  const namedFields = [...names].filter(([field]) => shownErrors[field]);
  const unnamedFields = Object.keys(shownErrors).filter((field) => shownErrors[field] && !names.has(field));
  return { shownErrors, namedFields, unnamedFields };
};

/** Renders a button that opens the step of the field and focuses it. */
function FieldLink({ field, name }: { field: string; name: Text }) {
  const t = useTranslator();
  const { form } = useScope();
  return (
    <button type="button" className="rule-link" onClick={() => form.jumpTo(field)}>
      {t(name)}
    </button>
  );
}

/** Renders a list of links to the fields with errors, and the errors of fields that are not shown. */
export function ErrorSummary() {
  const t = useTranslator();
  const { textOf, hasSubmitted } = useScope();
  const { shownErrors, namedFields, unnamedFields } = useNamedErrors();
  const [isWhole, setWhole] = useState(false);
  const hasMore = namedFields.length > shortLength && !isWhole;
  return (
    <div role="alert" aria-atomic="false" aria-relevant="additions" className="summary" part="error-summary">
      {hasSubmitted && namedFields.length > 0 && <span>{t('Please check')}</span>}
      {hasSubmitted &&
        namedFields.map(([field, name]) => <FieldLink key={field} field={field} name={name} />)}
      {hasSubmitted && hasMore && (
        <button
          type="button"
          className="rule-link more-errors"
          onClick={(event) => {
            focusPartOf(event);
            setWhole(true);
          }}
        >
          {t('%n% more', { n: namedFields.length - shortLength })}
        </button>
      )}
      {unnamedFields.map((field) => (
        <p key={field}>
          {textOf(shownErrors[field])} {field === 'discountCode' && <FieldLink field={field} name="Edit" />}
        </p>
      ))}
    </div>
  );
}
