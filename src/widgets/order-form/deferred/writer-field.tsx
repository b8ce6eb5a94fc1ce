import { allowsPreferredWriter } from '../../../order/rules/field-view.ts';
import { isCompleteWriterCode, normalizeWriterCode } from '../../../order/rules/writer-code.ts';
import { defaultWriterCode } from '../../../order/vocabulary/ids.ts';
import { Field } from '../../../ui/fields/frame/field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Button } from '../../../ui/look/button.tsx';
import { draftLabels } from '../shared/field-labels.ts';
import { type OrderSnapshot, useOrder, useScope } from '../shared/scope.ts';
import { WriterCost } from './writer-cost.tsx';

/** Returns the description of the writer whom the lookup of the code found. */
const gradeName = ({ premiumSpecialist, top10Writer }: OrderSnapshot) => {
  if (top10Writer) return 'a TOP-10 writer';
  return premiumSpecialist ? 'a premium writer' : 'your preferred writer';
};

/** The code of the preferred writer, with what that writer costs. */
export function WriterField() {
  const { form, textOf } = useScope();
  const [code, isAllowed, error, grade] = useOrder(({ draft, errors }) => [
    draft.writersPreferredCode,
    allowsPreferredWriter(draft),
    errors.writersPreferredCode,
    gradeName(draft),
  ]);
  const hasCode = code !== defaultWriterCode;
  return (
    <Field
      name="writersPreferredCode"
      label={draftLabels.writersPreferredCode}
      hint="Your earlier orders show it: W and up to five digits"
      error={textOf(error)}
    >
      <div className="writer">
        <TextField
          value={code}
          filter={normalizeWriterCode}
          inputMode="numeric"
          autoComplete="off"
          // A code that the chosen deadline does not allow can still be removed.
          disabled={!isAllowed && !hasCode}
          onChange={(text) => form.edit('writersPreferredCode', text)}
        />
        {hasCode && (
          <Button kind="quiet" onClick={() => form.edit('writersPreferredCode', defaultWriterCode)}>
            Remove
          </Button>
        )}
      </div>
      {!isAllowed && <p className="aside-note">Not for deadlines of less than 24 hours</p>}
      {isAllowed && isCompleteWriterCode(code) && !error && (
        <p className="aside-note" role="status">
          {code} is {grade}
          <WriterCost />
        </p>
      )}
    </Field>
  );
}
