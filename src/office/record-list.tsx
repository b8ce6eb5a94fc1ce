import type { ReactElement, ReactNode } from 'react';
import {
  DataTable,
  type DataTableProps,
  List,
  type ListProps,
  type RaRecord,
  SelectInput,
  SimpleList,
  type SimpleListProps,
} from 'react-admin';
import { useSites } from './auth-provider.ts';
import { useIsPhone } from './theme.ts';

interface RecordRowsProps<Row extends RaRecord> {
  /** Texts of a row on a phone. */
  card: Pick<SimpleListProps<Row>, 'primaryText' | 'secondaryText' | 'tertiaryText'>;
  /** Columns of the table. */
  children: ReactNode;
  link?: 'edit' | 'show' | false;
  sx?: DataTableProps['sx'];
}

/** Rows of a list: a table on a wide screen, and cards on a phone. */
export const RecordRows = <Row extends RaRecord>({
  card,
  children,
  link = 'edit',
  sx = {},
}: RecordRowsProps<Row>) =>
  useIsPhone() ? (
    <SimpleList<Row> linkType={link} {...card} />
  ) : (
    <DataTable<Row> rowClick={link} bulkActionButtons={false} sx={sx}>
      {children}
    </DataTable>
  );

/** Returns the filter of a list by site, if there are several. */
export const useSiteFilter = (): ReactElement[] => {
  const sites = useSites();
  const filter = <SelectInput key="host" source="host" label="Site" choices={sites} alwaysOn />;
  return sites.length > 1 ? [filter] : [];
};

interface ItemListProps<Item extends RaRecord>
  extends Pick<RecordRowsProps<Item>, 'card' | 'children'>,
    Pick<ListProps<Item>, 'sort' | 'filterDefaultValues'> {
  filters?: ReactElement[];
}

/** A list of all items, by code unless `sort` says otherwise, with a filter by site if there are several. */
export const ItemList = <Item extends RaRecord>({
  card,
  children,
  filters = [],
  sort = { field: 'code', order: 'ASC' },
  ...props
}: ItemListProps<Item>) => (
  <List<Item>
    filters={[...useSiteFilter(), ...filters]}
    perPage={1000}
    pagination={false}
    exporter={false}
    sort={sort}
    {...props}
  >
    <RecordRows<Item> card={card}>{children}</RecordRows>
  </List>
);
