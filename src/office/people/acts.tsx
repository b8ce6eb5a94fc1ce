import { DataTable, DateField, List } from 'react-admin';

/** Maximum number of values that the log shows of an act, because a change of prices may have thousands. */
const shownValues = 6;

const valuesOf = (values: Record<string, unknown>) => {
  const texts = Object.entries(values).map(
    ([name, value]) => `${name}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`,
  );
  const more = texts.length - shownValues;
  return texts.slice(0, shownValues).join(', ') + (more > 0 ? `, and ${more} more` : '');
};

/** The log of all acts in the office, newest first. */
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
