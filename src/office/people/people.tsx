import {
  BooleanInput,
  DataTable,
  DateField,
  FormDataConsumer,
  List,
  required,
  SelectInput,
  TextInput,
} from 'react-admin';
import type { StaffMember } from '../../api/resources/staff.ts';
import { staffRoles } from '../../api/staff-roles.ts';
import { AddPage, ChangePage, SiteInput } from '../form-parts.tsx';
import { RecordRows } from '../record-list.tsx';

const roleChoices = staffRoles.map((role) => ({ id: role, name: role }));

const PeopleList = () => (
  <List perPage={100} pagination={false} sort={{ field: 'name', order: 'ASC' }} exporter={false}>
    <RecordRows<StaffMember>
      card={{
        primaryText: ({ name, email }) => name || email,
        secondaryText: ({ email, role, writer, isActive }) =>
          [email, role, writer?.code, !isActive && 'may not log in'].filter(Boolean).join(' · '),
        tertiaryText: ({ isInvited }) => (isInvited ? 'invited' : ''),
      }}
    >
      <DataTable.Col source="name" />
      <DataTable.Col source="email" />
      <DataTable.Col source="role" />
      <DataTable.Col source="writer.code" label="Writer" />
      <DataTable.Col
        source="isActive"
        label="May log in"
        render={({ isActive }) => (isActive ? 'yes' : 'no')}
      />
      <DataTable.Col
        label="Last seen"
        render={({ isInvited }) => (isInvited ? 'invited' : <DateField source="lastSeenAt" showTime />)}
      />
    </RecordRows>
  </List>
);

/** Fields that connect a person with a writer of a site. */
const WriterInputs = () => (
  <>
    <SiteInput source="site" />
    <TextInput
      source="writerCode"
      validate={required()}
      helperText="The one on the page Writers: W and digits"
    />
  </>
);

const PersonCreate = () => (
  <AddPage done="invited">
    <TextInput source="email" type="email" validate={required()} />
    <TextInput source="name" validate={required()} />
    <SelectInput source="role" choices={roleChoices} defaultValue="manager" validate={required()} />
    <FormDataConsumer>{({ formData }) => formData.role === 'writer' && <WriterInputs />}</FormDataConsumer>
  </AddPage>
);

const PersonEdit = () => (
  <ChangePage>
    <TextInput source="name" validate={required()} />
    <SelectInput source="role" choices={roleChoices} validate={required()} />
    <BooleanInput source="isActive" label="May log in" />
  </ChangePage>
);

export const people = { list: PeopleList, create: PersonCreate, edit: PersonEdit };
