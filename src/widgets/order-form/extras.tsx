import { Checkbox } from '../../ui/checkbox.tsx';
import { HintMark } from '../../ui/hint-mark.tsx';
import { PlainField } from '../../ui/plain-field.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { type Extra, type ExtraField, extraRows } from './extra-rows.ts';
import { useOrder, useScope } from './scope.ts';

/** The two writer grades exclude each other: the other one cannot be checked (WRT-01). */
const excludedBy: Partial<Record<ExtraField, ExtraField>> = {
  top10Writer: 'premiumSpecialist',
  premiumSpecialist: 'top10Writer',
};

function ExtraRow({ field, name, about, costOf }: Extra) {
  const { form, context } = useScope();
  const other = excludedBy[field];
  const aboutId = `${field}-about`;
  const [isChecked, isExcluded] = useOrder(({ draft }) => [draft[field], other && draft[other]]);
  return (
    <PlainField name={field} className="tight">
      <Tooltip text={about} id={aboutId} toggledBy=".hint-mark">
        <Checkbox checked={isChecked} disabled={isExcluded} onChange={(isOn) => form.edit(field, isOn)}>
          {name} <span className="cost">{costOf(context.site.tariff)}</span>
        </Checkbox>
        <HintMark id={aboutId} label={`About: ${name}`} isSkipped />
      </Tooltip>
    </PlainField>
  );
}

/** Useful Extras. */
export function Extras() {
  return (
    <div className="extras">
      {extraRows.map((row) => (
        <ExtraRow key={row.field} {...row} />
      ))}
    </div>
  );
}
