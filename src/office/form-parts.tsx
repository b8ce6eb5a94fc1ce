import { MenuItem, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import {
  Create,
  type CreateProps,
  Edit,
  type EditProps,
  type RaRecord,
  required,
  SaveButton,
  SelectInput,
  SimpleForm,
  type SimpleFormProps,
  Toolbar,
  UpdateButton,
  useNotify,
  useRedirect,
  useResourceContext,
} from 'react-admin';
import { useSites } from './auth-provider.ts';

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
 * stays in sight while its form is in sight, and covers no content below the form.
 */
export const SaveToolbar = ({ children }: { children?: ReactNode }) => (
  <Toolbar sx={{ gap: 2, '&.RaToolbar-mobileToolbar': { position: 'sticky' } }}>
    <SaveButton />
    {children}
  </Toolbar>
);

/** Names of records in the notices of finished acts. */
const recordNames: Readonly<Record<string, (record: RaRecord) => string>> = {
  codes: ({ code }) => `Code ${code}`,
  items: ({ name }) => `"${name}"`,
  writers: ({ code }) => `Writer ${code}`,
  site: ({ host }) => `Settings of ${host}`,
  rules: ({ slug, languageName }) => `Rule page ${slug} (${languageName})`,
  texts: ({ english }) => `Text "${english}"`,
  people: ({ name }) => `Person ${name}`,
};

/** Returns options of a mutation that show a notice such as "Code SPRING saved", and lead to the list unless `stays` is set. */
export const useDone = (done: string, { stays = false } = {}) => {
  const notify = useNotify();
  const redirect = useRedirect();
  const resource = useResourceContext() ?? '';
  const onSuccess = (record: RaRecord) => {
    notify(`${recordNames[resource]?.(record) ?? 'Changes'} ${done}`, { type: 'success' });
    if (!stays) redirect('list', resource);
  };
  return { onSuccess };
};

/** Page with the form of a new record. The list comes back once the record is saved, and says that it was `done`. */
export const AddPage = ({
  done = 'added',
  defaultValues,
  children,
  ...props
}: CreateProps & Pick<SimpleFormProps, 'defaultValues'> & { done?: string }) => (
  <Create mutationOptions={useDone(done)} {...props}>
    <SimpleForm defaultValues={defaultValues}>{children}</SimpleForm>
  </Create>
);

/** Page with a form that changes a record. Its list comes back, unless it stays, once the server has accepted the change. */
export const ChangePage = ({ stays = false, children, ...props }: EditProps & { stays?: boolean }) => (
  <Edit mutationMode="pessimistic" mutationOptions={useDone('saved', { stays })} {...props}>
    <SimpleForm toolbar={<SaveToolbar />}>{children}</SimpleForm>
  </Edit>
);

interface ActButtonProps {
  label: string;
  /** Values that the act sets. */
  data: object;
  /** End of the notice after the act, such as "deleted". */
  done: string;
  /** Question before the act, and its consequences. */
  title: string;
  content: string;
}

/** Button above a form that changes the record by itself, after a question. */
export const ActButton = ({ label, data, done, title, content }: ActButtonProps) => (
  <UpdateButton
    label={label}
    data={data}
    mutationMode="pessimistic"
    mutationOptions={useDone(done, { stays: true })}
    confirmTitle={title}
    confirmContent={content}
  />
);

interface ChoiceProps {
  label: string;
  value: string;
  choices: readonly { id: string; name: string }[];
  onChange: (value: string) => void;
}

/** Returns the choices of an input of react-admin from their names by id. */
export const choicesOf = (names: Readonly<Record<string, string>>): { id: string; name: string }[] =>
  Object.entries(names).map(([id, name]) => ({ id, name }));

/** Field to choose the content of a page. */
export const Choice = ({ label, value, choices, onChange }: ChoiceProps) => (
  <TextField
    select
    fullWidth={false}
    size="small"
    label={label}
    value={value}
    sx={{ minWidth: 200, maxWidth: '100%' }}
    onChange={({ target }) => onChange(target.value)}
  >
    {choices.map(({ id, name }) => (
      <MenuItem key={id} value={id}>
        {name}
      </MenuItem>
    ))}
  </TextField>
);
