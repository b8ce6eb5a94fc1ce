import {
  BooleanInput,
  DataTable,
  DateInput,
  NumberInput,
  required,
  SelectInput,
  SimpleForm,
  SimpleList,
  TextInput,
  TopToolbar,
  UpdateButton,
  useRecordContext,
} from 'react-admin';
import type { StaffDiscount } from '../../api/resources/staff-catalogue.ts';
import { formatMoney, toCents } from '../../order/price/money.ts';
import { AddPage, ChangePage, ItemList, SaveToolbar, SiteInput, useDone } from '../form-parts.tsx';
import { useIsPhone } from '../theme.ts';

type Code = StaffDiscount & { id: string; host: string };

const worthOf = ({ type, value }: Code) => (type === 'percent' ? `${value} %` : formatMoney(toCents(value)));
const periodOf = ({ firstDay, lastDay }: Code) =>
  [firstDay && `from ${firstDay}`, lastDay && `to ${lastDay}`].filter(Boolean).join(' ') || 'always';
const usesOf = ({ uses, maximumUses }: Code) => (maximumUses === null ? uses : `${uses} of ${maximumUses}`);
const ordersOf = ({ isFirstOrderOnly, maximumUsesPerCustomer, minimumDollars }: Code) =>
  [
    isFirstOrderOnly ? 'first orders' : 'all orders',
    minimumDollars !== null && `from $${minimumDollars}`,
    maximumUsesPerCustomer !== null && `${maximumUsesPerCustomer} of each customer`,
  ]
    .filter(Boolean)
    .join(', ');

const CodeTable = () => (
  <DataTable<Code> rowClick="edit" bulkActionButtons={false}>
    <DataTable.Col source="code" />
    <DataTable.Col source="host" label="Site" />
    <DataTable.Col label="Worth" disableSort render={worthOf} />
    <DataTable.Col label="Days" disableSort render={periodOf} />
    <DataTable.Col label="For" disableSort render={ordersOf} />
    <DataTable.Col source="status" />
    <DataTable.Col label="Used" disableSort render={usesOf} />
  </DataTable>
);

const CodeCards = () => (
  <SimpleList<Code>
    linkType="edit"
    primaryText={({ code }) => code}
    secondaryText={(code) =>
      `${code.host} · ${worthOf(code)} · ${periodOf(code)} · ${ordersOf(code)} · used: ${usesOf(code)}`
    }
    tertiaryText={({ status }) => status}
  />
);

/** The discount codes of all sites. */
const CodeList = () => <ItemList<Code>>{useIsPhone() ? <CodeCards /> : <CodeTable />}</ItemList>;

const types = [
  { id: 'percent', name: 'Percent' },
  { id: 'fixed', name: 'US dollars' },
];

const noLimit = 'Cancelled orders do not count. Empty: no limit';

const fields = (
  <>
    <SelectInput source="type" choices={types} validate={required()} />
    <TextInput source="value" inputMode="decimal" validate={required()} />
    <DateInput source="firstDay" helperText="In the time zone of the site. Empty: at once" />
    <DateInput source="lastDay" helperText="The code ends with the last minute of this day" />
    <BooleanInput source="isFirstOrderOnly" label="For first orders only" />
    <NumberInput source="maximumUses" label="Orders in all" min={1} step={1} helperText={noLimit} />
    <NumberInput
      source="maximumUsesPerCustomer"
      label="Orders of each customer"
      min={1}
      step={1}
      helperText={noLimit}
    />
    <NumberInput
      source="minimumDollars"
      label="Smallest order, in US dollars"
      min={1}
      step={1}
      helperText="Its price without the code. Empty: no limit"
    />
    <BooleanInput
      source="isConfirmed"
      label="Papers may cost nothing with this code"
      helperText="Needed for 100 percent, and for an amount above every price"
    />
  </>
);

const CodeCreate = () => (
  <AddPage>
    <SimpleForm defaultValues={{ type: 'percent' }}>
      <SiteInput />
      <TextInput source="code" validate={required()} helperText="Letters, digits, - and _" />
      {fields}
    </SimpleForm>
  </AddPage>
);

const CodeActs = () => {
  const code = useRecordContext<Code>();
  const paused = useDone('paused', { stays: true });
  const resumed = useDone('goes on', { stays: true });
  const ended = useDone('ended', { stays: true });
  if (!code || code.status === 'ended') return null;
  const isPaused = code.status === 'paused';
  return (
    <TopToolbar>
      <UpdateButton
        label={isPaused ? 'Go on' : 'Pause'}
        data={{ isPaused: !isPaused }}
        mutationMode="pessimistic"
        mutationOptions={isPaused ? resumed : paused}
        confirmTitle={isPaused ? 'Let the code go on?' : 'Pause the code?'}
        confirmContent={
          isPaused ? 'Customers can use it again.' : 'Customers cannot use it until you let it go on.'
        }
      />
      <UpdateButton
        label="End"
        data={{ isEnded: true }}
        mutationMode="pessimistic"
        mutationOptions={ended}
        confirmTitle="End the code?"
        confirmContent="Customers can no longer use it. Orders that have it keep it."
      />
    </TopToolbar>
  );
};

const CodeEdit = () => (
  <ChangePage actions={<CodeActs />}>
    <SimpleForm toolbar={<SaveToolbar />}>{fields}</SimpleForm>
  </ChangePage>
);

export const codes = { list: CodeList, create: CodeCreate, edit: CodeEdit };
