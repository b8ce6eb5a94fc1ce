import type { Translator } from '../../../languages/translator.ts';
import { allowsPreferredWriter } from '../../../order/rules/field-view.ts';
import { isCompleteWriterCode, normalizeWriterCode } from '../../../order/rules/writer-code.ts';
import { defaultWriterCode } from '../../../order/vocabulary/ids.ts';
import { Field } from '../../../ui/fields/frame/field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Button } from '../../../ui/look/button.tsx';
import { useTranslator } from '../../../ui/use-translator.ts';
import { draftLabels } from '../shared/field-labels.ts';
import { type OrderSnapshot, useOrder, useScope } from '../shared/scope.ts';
import { WriterCost } from './writer-cost.tsx';

/** Returns a description of the writer whose code was looked up. */
const describeWriter = (
  { premiumSpecialist, top10Writer, writersPreferredCode: code }: OrderSnapshot,
  t: Translator,
) =>
  t(
    top10Writer
      ? '%code% is a TOP-10 writer'
      : premiumSpecialist
        ? '%code% is a premium writer'
        : '%code% is your preferred writer',
    { code },
  );

/** Renders the field for the preferred writer's code, with the surcharge of that writer. */
export function WriterField() {
  const t = useTranslator();
  const { form, context, textOf } = useScope();
  const [code, isAllowed, error, description] = useOrder(({ draft, errors }) => [
    draft.writersPreferredCode,
    allowsPreferredWriter(draft, context.site),
    errors.writersPreferredCode,
    describeWriter(draft, t),
  ]);
  const hasCode = code !== defaultWriterCode;
  return (
    <Field
      name="writersPreferredCode"
      label={t(draftLabels.writersPreferredCode)}
      hint={t('Your earlier orders show it: W and up to five digits')}
      error={textOf(error)}
    >
      <div className="writer">
        <TextField
          value={code}
          filter={normalizeWriterCode}
          inputMode="numeric"
          autoComplete="off"
          // Stays enabled for a code that the chosen deadline does not allow, so that the code can be removed.
          disabled={!isAllowed && !hasCode}
          onChange={(text) => form.edit('writersPreferredCode', text)}
        />
        {hasCode && (
          <Button kind="quiet" onClick={() => form.edit('writersPreferredCode', defaultWriterCode)}>
            {t('Remove')}
          </Button>
        )}
      </div>
      {!isAllowed && <p className="aside-note">{t('Not for deadlines of less than 24 hours')}</p>}
      {isAllowed && isCompleteWriterCode(code) && !error && (
        <p className="aside-note" role="status">
          {description}
          <WriterCost />
        </p>
      )}
    </Field>
  );
}
