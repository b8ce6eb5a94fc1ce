import { Link, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Form, required, TextInput } from 'react-admin';
import * as calls from '../../api/calls.ts';
import type { Invitation } from '../../api/resources/staff.ts';
import { useAction } from '../use-call.ts';
import { QrCode } from './qr-code.tsx';
import { EntranceButton, EntrancePage } from './staff-login-page.tsx';

const RecoveryCodesPage = ({ codes }: { codes: readonly string[] }) => (
  <EntrancePage title="Your recovery codes">
    <Typography sx={{ mb: 2 }}>
      Keep these codes where you find them without your phone. Each replaces the code of the authenticator app
      once.
    </Typography>
    <Typography component="pre" sx={{ fontFamily: 'monospace', mb: 2 }}>
      {codes.join('\n')}
    </Typography>
    <EntranceButton href="/">I have kept them</EntranceButton>
  </EntrancePage>
);

/** The key for the authenticator app: as a picture, as a link and as text. */
const AppKey = ({ address, secret }: Pick<Invitation, 'address' | 'secret'>) => (
  <Stack sx={{ gap: 1, mb: 2 }}>
    <Typography>
      Add the office to an authenticator app on your phone: scan this picture,{' '}
      <Link href={address}>open the app</Link> on the phone itself, or type this key into it:
    </Typography>
    <QrCode text={address} />
    <Typography component="code" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
      {secret.match(/.{1,4}/g)?.join(' ')}
    </Typography>
  </Stack>
);

const Acceptance = ({ token, invitation }: { token: string; invitation: Invitation }) => {
  const { send } = useAction();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodesPage codes={codes} />;
  const accept = ({ email = '', name = '', password = '', code = '' }: Record<string, string>) => {
    const payload = { token, email, name, password, code };
    return send(calls.acceptInvitation, { payload }, ({ recoveryCodes }) => setCodes(recoveryCodes));
  };
  return (
    <EntrancePage title="Set up your access">
      <Form onSubmit={accept} defaultValues={{ email: invitation.email, name: invitation.name }}>
        <TextInput
          source="email"
          type="email"
          autoComplete="email"
          validate={required()}
          slotProps={{ input: { readOnly: invitation.email !== '' } }}
        />
        <TextInput source="name" autoComplete="name" validate={required()} />
        <TextInput
          source="password"
          type="password"
          autoComplete="new-password"
          helperText="At least 12 characters"
          validate={required()}
        />
        <AppKey address={invitation.address} secret={invitation.secret} />
        <TextInput
          source="code"
          label="Code that the app shows"
          autoComplete="one-time-code"
          validate={required()}
        />
        <EntranceButton type="submit">Enter the office</EntranceButton>
      </Form>
    </EntrancePage>
  );
};

/** Page of an invitation's link, which has the code `token`. The link does nothing before a press, because mail programs open links too. */
export const InvitationPage = ({ token }: { token: string }) => {
  const { send } = useAction();
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  if (invitation) return <Acceptance token={token} invitation={invitation} />;
  const readInvitation = () => send(calls.readInvitation, { payload: { token } }, setInvitation);
  return (
    <EntrancePage title="You are invited to the office">
      <EntranceButton onClick={readInvitation}>Begin</EntranceButton>
    </EntrancePage>
  );
};
