import {
  BooleanInput,
  DataTable,
  DateInput,
  NumberInput,
  required,
  SelectInput,
  TextInput,
  TopToolbar,
  useRecordContext,
} from 'react-admin';
import type { StaffDiscount } from '../../api/resources/staff-catalogue.ts';
import { formatMoney, toCents } from '../../order/price/money.ts';
import { ActButton, AddPage, ChangePage, choicesOf, SiteInput } from '../form-parts.tsx';
import { ItemList } from '../record-list.tsx';

type CodeRecord = StaffDiscount & { id: string; host: string };

const worthText = ({ type, value }: CodeRecord) =>
  type === 'percent' ? `${value} %` : formatMoney(toCents(value));
const periodText = ({ firstDay, lastDay }: CodeRecord) =>
  [firstDay && `from ${firstDay}`, lastDay && `to ${lastDay}`].filter(Boolean).join(' ') || 'always';
const usesText = ({ uses, maximumUses }: CodeRecord) =>
  maximumUses === null ? uses : `${uses} of ${maximumUses}`;
const conditionsText = ({ isFirstOrderOnly, maximumUsesPerCustomer, minimumDollars }: CodeRecord) =>
  [
    isFirstOrderOnly ? 'first orders' : 'all orders',
    minimumDollars !== null && `from $${minimumDollars}`,
    maximumUsesPerCustomer !== null && `${maximumUsesPerCustomer} of each customer`,
  ]
    .filter(Boolean)
    .join(', ');

const CodeList = () => (
  <ItemList<CodeRecord>
    card={{
      primaryText: ({ code }) => code,
      secondaryText: (code) =>
        `${code.host} · ${worthText(code)} · ${periodText(code)} · ${conditionsText(code)} · used: ${usesText(code)}`,
      tertiaryText: ({ status }) => status,
    }}
  >
    <DataTable.Col source="code" />
    <DataTable.Col source="host" label="Site" />
    <DataTable.Col label="Worth" render={worthText} />
    <DataTable.Col label="Days" render={periodText} />
    <DataTable.Col label="For" render={conditionsText} />
    <DataTable.Col source="status" />
    <DataTable.Col label="Used" render={usesText} />
  </ItemList>
);

const typeChoices = choicesOf({ percent: 'Percent', fixed: 'US dollars' });

const noLimit = 'Cancelled orders do not count. Empty: no limit';
const limitRows = [
  ['maximumUses', 'Orders in all', noLimit],
  ['maximumUsesPerCustomer', 'Orders of each customer', noLimit],
  ['minimumDollars', 'Smallest order, in US dollars', 'Its price without the code. Empty: no limit'],
] as const;

const codeFields = (
  <>
    <SelectInput source="type" choices={typeChoices} validate={required()} />
    <TextInput source="value" inputMode="decimal" validate={required()} />
    <DateInput source="firstDay" helperText="In the time zone of the site. Empty: at once" />
    <DateInput source="lastDay" helperText="The code ends with the last minute of this day" />
    <BooleanInput source="isFirstOrderOnly" label="For first orders only" />
    {limitRows.map(([source, label, helperText]) => (
      <NumberInput key={source} source={source} label={label} min={1} step={1} helperText={helperText} />
    ))}
    <BooleanInput
      source="isConfirmed"
      label="Papers may cost nothing with this code"
      helperText="Needed for 100 percent, and for an amount above every price"
    />
  </>
);

const CodeCreate = () => (
  <AddPage defaultValues={{ type: 'percent' }}>
    <SiteInput />
    <TextInput source="code" validate={required()} helperText="Letters, digits, - and _" />
    {codeFields}
  </AddPage>
);

const CodeActs = () => {
  const code = useRecordContext<CodeRecord>();
  if (!code || code.status === 'ended') return null;
  const isPaused = code.status === 'paused';
  return (
    <TopToolbar>
      <ActButton
        label={isPaused ? 'Go on' : 'Pause'}
        data={{ isPaused: !isPaused }}
        done={isPaused ? 'goes on' : 'paused'}
        title={isPaused ? 'Let the code go on?' : 'Pause the code?'}
        content={isPaused ? 'Customers can use it again.' : 'Customers cannot use it until you let it go on.'}
      />
      <ActButton
        label="End"
        data={{ isEnded: true }}
        done="ended"
        title="End the code?"
        content="Customers can no longer use it. Orders that have it keep it."
      />
    </TopToolbar>
  );
};

const CodeEdit = () => <ChangePage actions={<CodeActs />}>{codeFields}</ChangePage>;

export const discountCodes = { list: CodeList, create: CodeCreate, edit: CodeEdit };
