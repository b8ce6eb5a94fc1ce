import type { ReactElement } from 'react';
import { List, type ListProps, type RaRecord, required, SaveButton, SelectInput, Toolbar } from 'react-admin';
import { useSites } from './auth-provider.ts';

/** Field for the site of a new record. */
export const SiteInput = () => {
  const sites = useSites();
  return sites.length > 0 ? (
    <SelectInput
      source="host"
      label="Site"
      choices={sites}
      defaultValue={sites[0]?.id}
      validate={required()}
    />
  ) : null;
};

/** Foot of a form that changes a record. It has no button that deletes, because orders and pages name the records. */
export const SaveToolbar = () => (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);

/** A list of all items, by code unless `sort` says otherwise, with a filter by site if there are several. */
export const ItemList = <Item extends RaRecord>({
  children,
  filters = [],
  sort = { field: 'code', order: 'ASC' },
  ...props
}: Pick<ListProps<Item>, 'children' | 'sort' | 'filterDefaultValues'> & { filters?: ReactElement[] }) => {
  const sites = useSites();
  const filter = <SelectInput key="host" source="host" label="Site" choices={sites} alwaysOn />;
  return (
    <List<Item>
      filters={sites.length > 1 ? [filter, ...filters] : filters}
      perPage={1000}
      pagination={false}
      exporter={false}
      sort={sort}
      {...props}
    >
      {children}
    </List>
  );
};
