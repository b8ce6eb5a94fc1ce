import {
  BooleanInput,
  Create,
  DataTable,
  DateInput,
  Edit,
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
import { useIsPhone } from '../theme.ts';
import { ItemList, SaveToolbar, SiteInput } from './form-parts.tsx';

type Code = StaffDiscount & { id: string; host: string };

const worthOf = ({ type, value }: Code) => (type === 'percent' ? `${value} %` : formatMoney(toCents(value)));
const periodOf = ({ firstDay, lastDay }: Code) =>
  [firstDay && `from ${firstDay}`, lastDay && `to ${lastDay}`].filter(Boolean).join(' ') || 'always';

const CodeTable = () => (
  <DataTable<Code> rowClick="edit" bulkActionButtons={false}>
    <DataTable.Col source="code" />
    <DataTable.Col source="host" label="Site" />
    <DataTable.Col label="Worth" disableSort render={worthOf} />
    <DataTable.Col label="Days" disableSort render={periodOf} />
    <DataTable.Col
      label="For"
      disableSort
      render={({ isFirstOrderOnly }) => (isFirstOrderOnly ? 'first orders' : 'all orders')}
    />
    <DataTable.Col source="status" />
    <DataTable.NumberCol source="uses" label="Used" />
  </DataTable>
);

const CodeCards = () => (
  <SimpleList<Code>
    linkType="edit"
    primaryText={({ code }) => code}
    secondaryText={(code) => `${code.host} · ${worthOf(code)} · ${periodOf(code)} · used ${code.uses} times`}
    tertiaryText={({ status }) => status}
  />
);

/** The discount codes of all sites. */
export const CodeList = () => <ItemList<Code>>{useIsPhone() ? <CodeCards /> : <CodeTable />}</ItemList>;

const types = [
  { id: 'percent', name: 'Percent' },
  { id: 'fixed', name: 'US dollars' },
];

const fields = (
  <>
    <SelectInput source="type" choices={types} validate={required()} />
    <TextInput source="value" inputMode="decimal" validate={required()} />
    <DateInput source="firstDay" helperText="UTC. Empty: at once" />
    <DateInput source="lastDay" helperText="UTC. The code ends with the last minute of this day" />
    <BooleanInput source="isFirstOrderOnly" label="For first orders only" />
    <BooleanInput
      source="isConfirmed"
      label="Papers may cost nothing with this code"
      helperText="Needed for 100 percent, and for an amount above every price"
    />
  </>
);

export const CodeCreate = () => (
  <Create redirect="list">
    <SimpleForm defaultValues={{ type: 'percent' }}>
      <SiteInput />
      <TextInput source="code" validate={required()} helperText="Letters, digits, - and _" />
      {fields}
    </SimpleForm>
  </Create>
);

const CodeActs = () => {
  const code = useRecordContext<Code>();
  if (!code || code.status === 'ended') return null;
  const isPaused = code.status === 'paused';
  return (
    <TopToolbar>
      <UpdateButton
        label={isPaused ? 'Go on' : 'Pause'}
        data={{ isPaused: !isPaused }}
        mutationMode="pessimistic"
        confirmTitle={isPaused ? 'Let the code go on?' : 'Pause the code?'}
        confirmContent={
          isPaused ? 'Customers can use it again.' : 'Customers cannot use it until you let it go on.'
        }
      />
      <UpdateButton
        label="End"
        data={{ isEnded: true }}
        mutationMode="pessimistic"
        confirmTitle="End the code?"
        confirmContent="Customers can no longer use it. Orders that have it keep it."
      />
    </TopToolbar>
  );
};

export const CodeEdit = () => (
  <Edit mutationMode="pessimistic" actions={<CodeActs />}>
    <SimpleForm toolbar={<SaveToolbar />}>{fields}</SimpleForm>
  </Edit>
);
