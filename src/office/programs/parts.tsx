import { Alert, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { fieldErrorsOf, messageOf } from '../ask.ts';
import { useAnswer } from '../use-answer.ts';

/**
 * Returns the items of a list, and the function that makes a call, says what it did and reads the list anew. That function
 * returns the refused fields, for a form. The list is also read anew when `key` is another one.
 */
export const useList = <Item,>(read: () => Promise<Item[]>, key: unknown) => {
  const notify = useNotify();
  const [changes, setChanges] = useState(0);
  const items = useAnswer(read, [key, changes]);
  const act = async (call: () => Promise<string>): Promise<Record<string, string> | undefined> => {
    try {
      notify(await call(), { type: 'success' });
      setChanges((count) => count + 1);
      return undefined;
    } catch (error) {
      notify(messageOf(error), { type: 'error', multiLine: true });
      return fieldErrorsOf(error);
    }
  };
  return { items, act };
};

/** A secret that is shown once. */
export const NewSecret = ({ name, secret }: { name: string; secret: string }) => (
  <Alert severity="warning">
    This is {name}. Copy it now, because it is not shown again:
    <Typography component="code" sx={{ display: 'block', fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
      {secret}
    </Typography>
  </Alert>
);
