import { formatSurcharge } from '../../../order/format.ts';
import { extraField, hasExtra, type OfferedExtra, offeredExtras } from '../../../order/rules/extras.ts';
import { writerGrades } from '../../../order/vocabulary/ids.ts';
import { Checkbox } from '../../../ui/choices/checkbox.tsx';
import { HintMark, PlainField } from '../../../ui/fields/frame/field.tsx';
import { Tooltip } from '../../../ui/overlays/tooltip.tsx';
import { useTranslator } from '../../../ui/use-translator.tsx';
import { useOrder, useScope } from '../shared/scope.ts';
import { useMoney } from '../shared/use-money.ts';

function ExtraRow(extra: OfferedExtra) {
  const t = useTranslator();
  const { form } = useScope();
  const { inCurrency } = useMoney();
  const { id, name, about, gradeId, amount } = extra;
  const field = extraField(id);
  // The two extras of writer grades exclude each other, so the one that is not checked is disabled.
  const [isChecked, isExcluded] = useOrder(({ draft }) => [
    hasExtra(draft, extra),
    gradeId && (draft.top10Writer || draft.premiumSpecialist) && !hasExtra(draft, extra),
  ]);
  const toggleExtra = (isOn: boolean) => {
    const others = form.store.draft.extrasIds.filter((chosen) => chosen !== id);
    if (gradeId) form.edit('writerGradeId', isOn ? gradeId : writerGrades.regular);
    else form.edit('extrasIds', isOn ? [...others, id] : others);
  };
  const box = (
    <Checkbox checked={isChecked} disabled={isExcluded} onChange={toggleExtra}>
      {name} <span className="cost">{gradeId ? formatSurcharge(amount, t) : `+${inCurrency(amount)}`}</span>
    </Checkbox>
  );
  const aboutId = `${field}-about`;
  return (
    <PlainField name={field} className="tight">
      {about ? (
        <Tooltip text={about} id={aboutId} toggledBy=".hint-mark">
          {box}
          <HintMark id={aboutId} label={t('About: %name%', { name })} isSkipped />
        </Tooltip>
      ) : (
        box
      )}
    </PlainField>
  );
}

export function Extras() {
  const { context, textOf } = useScope();
  const [error] = useOrder(({ errors }) => [errors.extrasIds]);
  return (
    <PlainField name="extrasIds" error={textOf(error)}>
      <div className="extras">
        {offeredExtras(context.site).map((extra) => (
          <ExtraRow key={extra.id} {...extra} />
        ))}
      </div>
    </PlainField>
  );
}
