import * as calls from '../../api/calls.ts';
import { useTranslator } from '../../ui/use-translator.ts';
import { useCabinet } from '../context/cabinet-context.ts';
import { FormField, FormView, useForm } from './form-view.tsx';
import { NewPassword } from './new-password.tsx';

/** Renders the form that changes the password. The change logs out all other devices. */
export function PasswordForm() {
  const t = useTranslator();
  const { client } = useCabinet();
  const form = useForm({
    initial: { current: '', new: '', repeat: '' },
    isCleared: true,
    validate: (suites, values) => suites.validatePasswordChange(values),
    send: (payload) => client.send(calls.changePassword, { payload }),
  });
  const done = t('Your password is changed. Other devices have been logged out.');
  return (
    <FormView form={form} name="password" submit={t('Change password')} done={done}>
      <FormField
        name="current"
        label={t('Current password')}
        kind="password"
        autoComplete="current-password"
        required
      />
      <NewPassword />
    </FormView>
  );
}
