import { fieldView } from '../../order/field-view.ts';
import { extras, writerGrades } from '../../order/ids.ts';
import { formatMoney } from '../../order/money.ts';
import type { Tariff } from '../../order/tariff.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { PlainField } from '../../ui/plain-field.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { useFacts, useScope } from './scope.ts';

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

/** Useful Extras. The two writer grades exclude each other: the other one cannot be checked (WRT-01). */
export function Extras() {
  const { form, context } = useScope();
  const { draft } = useFacts();
  const view = fieldView(draft, context.site);
  const isDisabled: Partial<Record<ExtraField, boolean>> = {
    top10Writer: view.top10Disabled,
    premiumSpecialist: view.premiumDisabled,
  };
  return (
    <div className="extras">
      {rows.map(({ field, name, about, costOf }) => (
        <PlainField key={field} name={field} className="tight">
          <Tooltip text={about} id={`${field}-about`}>
            <Checkbox
              checked={draft[field]}
              disabled={isDisabled[field]}
              onChange={(isChecked) => form.edit(field, isChecked)}
            >
              {name} <span className="cost">{costOf(context.site.tariff)}</span>
            </Checkbox>
          </Tooltip>
        </PlainField>
      ))}
    </div>
  );
}
