import { Button, type ButtonProps, Card, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Form, required, TextInput, useLogin } from 'react-admin';
import { useAction } from '../use-call.ts';

/** A card in the middle of the page, for the pages before the login. */
export const EntrancePage = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack component="main" sx={{ minHeight: '100dvh', alignItems: 'center', justifyContent: 'center', p: 2 }}>
    <Card sx={{ width: '100%', maxWidth: 420, p: 3 }}>
      <Typography component="h1" variant="h5" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Card>
  </Stack>
);

export const EntranceButton = (props: ButtonProps) => (
  <Button variant="contained" size="large" fullWidth {...props} />
);

/** Page of the login: address, password, and the code that the authenticator app shows. */
export const StaffLoginPage = () => {
  const login = useLogin();
  const { run } = useAction();
  const enter = (values: object) => void run(() => login(values));
  return (
    <EntrancePage title="Office">
      <Form onSubmit={enter}>
        {/* HTML does not allow `username` for an input of the type `email`. */}
        <TextInput source="email" type="email" autoComplete="email" validate={required()} />
        <TextInput source="password" type="password" autoComplete="current-password" validate={required()} />
        <TextInput
          source="code"
          label="Code of your authenticator app"
          helperText="Or one of your recovery codes"
          autoComplete="one-time-code"
          validate={required()}
        />
        <EntranceButton type="submit">Log in</EntranceButton>
      </Form>
    </EntrancePage>
  );
};
