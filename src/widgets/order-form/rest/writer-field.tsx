import type { Translator } from '../../../languages/translator.ts';
import { formatSurcharge } from '../../../order/format.ts';
import { draftTotal } from '../../../order/price/priced-order.ts';
import { allowsPreferredWriter } from '../../../order/rules/level-and-deadline.ts';
import { isCompleteWriterCode, normalizeWriterCode } from '../../../order/rules/writer-code.ts';
import { orderFields } from '../../../order/vocabulary/fields.ts';
import { defaultWriterCode, writerGrades } from '../../../order/vocabulary/ids.ts';
import { Field } from '../../../ui/fields/frame/field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Button } from '../../../ui/look/button.tsx';
import { LiveText } from '../../../ui/text/live-text.tsx';
import { useTranslator } from '../../../ui/use-translator.tsx';
import { type OrderSnapshot, useOrder, useScope } from '../shared/scope.ts';
import { useMoney } from '../shared/use-money.ts';

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
      label={t(orderFields.writersPreferredCode.label)}
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

/** Renders the surcharge of the chosen writer: ", +35%, $4.19". Empty for a writer without a surcharge. */
function WriterCost() {
  const t = useTranslator();
  const { form, context } = useScope();
  const { money } = useMoney();
  const { site } = context;
  const [gradeId] = useOrder(({ draft }) => [draft.writerGradeId]);
  const percent = site.tariff.gradePercents.find((row) => row.gradeId === gradeId)?.percent;
  if (!percent) return null;
  const costText = () => {
    const regular = { ...form.store.draft, writerGradeId: writerGrades.regular };
    const without = draftTotal(regular, site, form.price.granted());
    return without === null
      ? ''
      : `${t(',')} ${formatSurcharge(percent, t)}${t(',')} ${money(form.price.total.value - without)}`;
  };
  return <LiveText read={costText} />;
}
