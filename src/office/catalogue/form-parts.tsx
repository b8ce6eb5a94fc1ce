import { required, SaveButton, SelectInput, Toolbar } from 'react-admin';
import { useStaff } from '../auth-provider.ts';

const useSites = () => (useStaff()?.sites ?? []).map((name) => ({ id: name, name }));

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

/** Foot of a form that changes a record. Codes and writers are never deleted, because orders name them. */
export const SaveToolbar = () => (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);

/** Returns the filter of a list by site; none if there is one site alone. */
export const useSiteFilter = () => {
  const sites = useSites();
  return sites.length > 1
    ? [<SelectInput key="host" source="host" label="Site" choices={sites} alwaysOn />]
    : [];
};
