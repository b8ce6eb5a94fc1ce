import { isLabelled, labelOf, personLabels } from './field-labels.ts';
import { useFacts, useScope, useSessionFacts } from './scope.ts';

const isPersonal = (field: string): field is keyof typeof personLabels => field in personLabels;

/** Says which fields keep the order back, and leads to each; read out when it appears. */
export function ErrorSummary() {
  const { form } = useScope();
  const { draft, errors } = useFacts();
  const session = useSessionFacts();
  const named = { ...errors, ...(session.identity ? {} : session.errors[session.activeTab]) };
  const fields = Object.keys(named).filter((field) => named[field]);
  const nameOf = (field: string) => {
    if (isLabelled(field)) return labelOf(field, draft);
    return isPersonal(field) ? personLabels[field] : field;
  };
  return (
    <div role="alert" className="summary" part="error-summary">
      {fields.length > 0 && (
        <>
          Please check:
          {fields.map((field) => (
            <button key={field} type="button" className="rule-link" onClick={() => form.jumpTo(field)}>
              {nameOf(field)}
            </button>
          ))}
        </>
      )}
    </div>
  );
}
