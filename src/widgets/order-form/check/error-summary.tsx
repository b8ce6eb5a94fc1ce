import type { Text } from '../../../languages/text.ts';
import type { LabelledField } from '../../../order/vocabulary/fields.ts';
import { fieldsOf } from '../../../order/vocabulary/map-fields.ts';
import { useTranslator } from '../../../ui/use-translator.ts';
import { personLabels } from '../rest/identity/person-labels.ts';
import { draftLabels, labelOf } from '../shared/field-labels.ts';
import { useOrder, useScope, useSession } from '../shared/scope.ts';

/**
 * Renders a list of links to the fields with errors, in the order of the form. `labels` replaces the field labels in a
 * template that has its own.
 */
export function ErrorSummary({
  labels = draftLabels,
}: {
  labels?: Readonly<Record<LabelledField, Text | ''>>;
}) {
  const t = useTranslator();
  const { form, textOf, hasTried } = useScope();
  const [errors, typeId] = useOrder((facts) => [facts.errors, facts.draft.typeId]);
  const [personErrors] = useSession(({ identity, activeTab, errors }) => [
    identity ? null : errors[activeTab],
  ]);
  const found = { ...errors, ...personErrors };
  const names = new Map<string, Text>([
    ...fieldsOf(labels).map((field) => [field, labels[field] || labelOf(field, { typeId })] as const),
    ...Object.entries(personLabels),
  ]);
  const named = [...names].filter(([field]) => found[field]);
  // Fields with an error from the server that this form does not have.
  const unnamed = Object.keys(found).filter((field) => found[field] && !names.has(field));
  return (
    <div role="alert" aria-atomic="false" aria-relevant="additions" className="summary" part="error-summary">
      {hasTried && named.length > 0 && <span>{t('Please check:')}</span>}
      {hasTried &&
        named.map(([field, name]) => (
          <button key={field} type="button" className="rule-link" onClick={() => form.jumpTo(field)}>
            {t(name)}
          </button>
        ))}
      {unnamed.map((field) => (
        <p key={field}>{textOf(found[field])}</p>
      ))}
    </div>
  );
}
