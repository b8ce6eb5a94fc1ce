import { extras, writerGrades } from '../../order/ids.ts';
import { formatMoney } from '../../order/money.ts';
import type { Tariff } from '../../order/tariff.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { HintMark } from '../../ui/hint-mark.tsx';
import { PlainField } from '../../ui/plain-field.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { useOrder, useScope } from './scope.ts';

type ExtraField =
  | 'abstractPage'
  | 'plagiarismReport'
  | 'personalSupport'
  | 'top10Writer'
  | 'premiumSpecialist';

const extraCost = (id: number) => (tariff: Tariff) => {
  const found = tariff.extraCents.find(({ extraId }) => extraId === id);
  return found ? `+${formatMoney(found.cents)}` : '';
};
const gradeCost = (id: number) => (tariff: Tariff) => {
  const found = tariff.gradePercents.find(({ gradeId }) => gradeId === id);
  return found ? `+${found.percent}%` : '';
};

interface Extra {
  field: ExtraField;
  name: string;
  about: string;
  costOf: (tariff: Tariff) => string;
}

// One row per extra of the form.
const rows: readonly Extra[] = [
  {
    field: 'abstractPage',
    name: 'Abstract page',
    about: 'A page that sums up the paper',
    costOf: extraCost(extras.abstractPage),
  },
  {
    field: 'plagiarismReport',
    name: 'Plagiarism report',
    about: 'Proof that the text is original',
    costOf: extraCost(extras.plagiarismReport),
  },
  {
    field: 'personalSupport',
    name: 'Personal support',
    about: 'A manager who looks after this order alone',
    costOf: extraCost(extras.personalSupport),
  },
  {
    field: 'top10Writer',
    name: 'TOP-10 writer',
    about: 'One of the ten writers whom customers rate best',
    costOf: gradeCost(writerGrades.top10),
  },
  {
    field: 'premiumSpecialist',
    name: 'Premium writer',
    about: 'A senior writer in your subject',
    costOf: gradeCost(writerGrades.premium),
  },
];

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
      {rows.map((row) => (
        <ExtraRow key={row.field} {...row} />
      ))}
    </div>
  );
}
