import type { ReactElement, ReactNode } from 'react';
import {
  Create,
  type CreateProps,
  Edit,
  type EditProps,
  List,
  type ListProps,
  type RaRecord,
  required,
  SaveButton,
  SelectInput,
  Toolbar,
  useNotify,
  useRedirect,
  useResourceContext,
} from 'react-admin';
import { useSites } from './auth-provider.ts';

/** Field for the site of a new record. */
export const SiteInput = ({ source = 'host' }: { source?: string }) => {
  const sites = useSites();
  return sites.length > 0 ? (
    <SelectInput
      source={source}
      label="Site"
      choices={sites}
      defaultValue={sites[0]?.id}
      validate={required()}
    />
  ) : null;
};

/**
 * Foot of a form that changes a record. It has no button that deletes, because orders and pages name the records. On a phone it
 * stays in sight as long as its form does, and covers nothing that stands below the form.
 */
export const SaveToolbar = ({ children }: { children?: ReactNode }) => (
  <Toolbar sx={{ gap: 2, '&.RaToolbar-mobileToolbar': { position: 'sticky' } }}>
    <SaveButton />
    {children}
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

/** Names of records in the sentences that say what was done. */
const nameOf: Readonly<Record<string, (record: RaRecord) => string>> = {
  codes: ({ code }) => `Code ${code}`,
  items: ({ name }) => `"${name}"`,
  writers: ({ code }) => `Writer ${code}`,
  site: ({ host }) => `Settings of ${host}`,
  rules: ({ slug, languageName }) => `Rule page ${slug} (${languageName})`,
  texts: ({ english }) => `Text "${english}"`,
  people: ({ name }) => `Person ${name}`,
};

/** Returns options of a mutation that say what was done, such as "Code SPRING saved", and lead to the list unless told not to. */
export const useDone = (done: string, { stays = false } = {}) => {
  const notify = useNotify();
  const redirect = useRedirect();
  const resource = useResourceContext() ?? '';
  const onSuccess = (record: RaRecord) => {
    notify(`${nameOf[resource]?.(record) ?? 'Changes'} ${done}`, { type: 'success' });
    if (!stays) redirect('list', resource);
  };
  return { onSuccess };
};

/** Page that adds a record. */
export const AddPage = ({ done = 'added', ...props }: CreateProps & { done?: string }) => (
  <Create mutationOptions={useDone(done)} {...props} />
);

/** Page that changes a record, after the server has accepted the change. */
export const ChangePage = ({ stays = false, ...props }: EditProps & { stays?: boolean }) => (
  <Edit mutationMode="pessimistic" mutationOptions={useDone('saved', { stays })} {...props} />
);
