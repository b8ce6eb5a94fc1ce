import { Alert, Typography } from '@mui/material';

/** A secret that is shown once. */
export const SecretAlert = ({ name, secret }: { name: string; secret: string }) => (
  <Alert severity="warning">
    This is {name}. Copy it now, because it is not shown again:
    <Typography component="code" sx={{ display: 'block', fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
      {secret}
    </Typography>
  </Alert>
);
