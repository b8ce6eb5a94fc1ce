import { Alert, Typography } from '@mui/material';
import { useState } from 'react';
import type { Call } from '../../api/call.ts';
import type { OfficeRequest } from '../ask.ts';
import { useAttempt, useCall } from '../use-call.ts';

/** Returns the items that a call lists, and the function that sends a call, says what it did and reads the items anew. */
export const useList = <Item,>(call: Call<string, unknown, Item[]>, request: OfficeRequest<unknown>) => {
  const attempt = useAttempt({ multiLine: true });
  const [changes, setChanges] = useState(0);
  const items = useCall(call, request, changes);
  const send: typeof attempt.send = (change, wanted, done) =>
    attempt.send(change, wanted, (answer) => {
      const said = done(answer);
      setChanges((count) => count + 1);
      return said;
    });
  return { items, send };
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
