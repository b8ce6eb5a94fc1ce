import * as calls from '../../api/calls.ts';
import { useCabinet } from '../cabinet-context.ts';
import { FormField, FormView, useForm } from './form-view.tsx';

/** Changes the password. Who comes from a mailed link proves it by the link's token, not by the old password. */
export function PasswordForm({ resetToken = '' }: { resetToken?: string }) {
  const { client } = useCabinet();
  const form = useForm({
    initial: { current: resetToken, new: '', repeat: '' },
    validate: (suites, values) => suites.validatePasswordChange(values),
    send: (payload) => client.send(calls.changePassword, { payload }),
  });
  return (
    <FormView form={form} name="password" submit="Change password" done="Your password is changed.">
      {!resetToken && (
        <FormField
          name="current"
          label="Current password"
          kind="password"
          autoComplete="current-password"
          required
        />
      )}
      <FormField name="new" label="New password" kind="password" autoComplete="new-password" required />
      <FormField
        name="repeat"
        label="Repeat new password"
        kind="password"
        autoComplete="new-password"
        required
      />
    </FormView>
  );
}
