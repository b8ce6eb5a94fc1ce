import { MenuItem, TextField } from '@mui/material';

interface ChoiceProps {
  label: string;
  value: string;
  choices: readonly { id: string; name: string }[];
  onChange: (value: string) => void;
}

/** Returns the choices of an input of react-admin from their names by id. */
export const choicesOf = (names: Readonly<Record<string, string>>): { id: string; name: string }[] =>
  Object.entries(names).map(([id, name]) => ({ id, name }));

/** Field to choose what a page shows. */
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
