import { BooleanInput, DataTable, FormDataConsumer, required, SelectInput, TextInput } from 'react-admin';
import * as calls from '../../api/calls.ts';
import type { StaffWriter } from '../../api/resources/staff-catalogue.ts';
import { AddPage, ChangePage, SiteInput } from '../form-parts.tsx';
import { ItemList } from '../record-list.tsx';
import { useCall } from '../use-call.ts';

type WriterRecord = StaffWriter & { id: string; host: string };

const ratingText = ({ averageRating, ratings }: WriterRecord) =>
  averageRating === null ? '–' : `${averageRating} (${ratings})`;
const writerState = ({ isActive }: WriterRecord) => (isActive ? 'active' : 'not active');

const WriterList = () => (
  <ItemList<WriterRecord>
    card={{
      primaryText: ({ code, grade }) => `${code} · ${grade}`,
      secondaryText: (writer) =>
        `${writer.host} · open orders: ${writer.openOrders} · rating: ${ratingText(writer)}`,
      tertiaryText: writerState,
    }}
  >
    <DataTable.Col source="code" />
    <DataTable.Col source="host" label="Site" />
    <DataTable.Col source="grade" />
    <DataTable.NumberCol source="openOrders" label="Open orders" />
    <DataTable.Col label="Rating" render={ratingText} />
    <DataTable.Col label="State" render={writerState} />
  </ItemList>
);

const SiteGradeInput = ({ host }: { host: string }) => {
  const found = useCall(calls.staffWriters, { params: { siteHost: host } });
  return <SelectInput source="gradeId" label="Grade" choices={found?.grades ?? []} validate={required()} />;
};

/** Field for the grade, with the grades of the record's site. */
const GradeInput = () => (
  <FormDataConsumer>
    {({ formData }) => formData.host && <SiteGradeInput host={formData.host} />}
  </FormDataConsumer>
);

const WriterCreate = () => (
  <AddPage>
    <SiteInput />
    <TextInput source="code" validate={required()} helperText="W and one to five digits" />
    <GradeInput />
  </AddPage>
);

const WriterEdit = () => (
  <ChangePage>
    <GradeInput />
    <BooleanInput
      source="isActive"
      label="Active"
      helperText="A writer who is not active is not offered to customers and gets no more orders"
    />
  </ChangePage>
);

export const writers = { list: WriterList, create: WriterCreate, edit: WriterEdit };
