import { DataTable, DateField, List } from 'react-admin';

const valuesOf = (values: Record<string, unknown>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(', ');

/** What was done in the office, newest first. */
export const ActList = () => (
  <List perPage={50} exporter={false} sort={{ field: 'at', order: 'DESC' }}>
    <DataTable rowClick={false} bulkActionButtons={false}>
      <DataTable.Col source="at" label="When">
        <DateField source="at" showTime />
      </DataTable.Col>
      <DataTable.Col source="by" label="Who" />
      <DataTable.Col source="act" label="Act" />
      <DataTable.Col source="about" label="About" />
      <DataTable.Col label="Before" render={({ before }) => valuesOf(before)} disableSort />
      <DataTable.Col label="After" render={({ after }) => valuesOf(after)} disableSort />
      <DataTable.Col source="network" label="Network" />
    </DataTable>
  </List>
);
