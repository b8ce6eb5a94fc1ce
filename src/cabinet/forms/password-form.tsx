import * as calls from '../../api/calls.ts';
import { fieldErrors } from '../../api/field-errors.ts';
import { useTranslator } from '../../ui/use-translator.ts';
import { useCabinet } from '../context/cabinet-context.ts';
import { FormField, FormView, useForm } from './form-view.tsx';

interface Props {
  /** Token from the mailed link. It replaces the current password. */
  resetToken?: string;
  /** Called if the link has been used already. */
  onUsed?: () => void;
}

/** Renders the form that changes the password. The change logs out all other devices. */
export function PasswordForm({ resetToken = '', onUsed }: Props) {
  const t = useTranslator();
  const { client } = useCabinet();
  const form = useForm({
    initial: { current: resetToken, new: '', repeat: '' },
    isCleared: true,
    validate: (suites, values) => suites.validatePasswordChange(values),
    send: async (payload) => {
      const result = await client.send(calls.changePassword, { payload });
      if (resetToken && result.failed && 'current' in fieldErrors(result).fields) onUsed?.();
      return result;
    },
  });
  const done = t('Your password is changed. Other devices have been logged out.');
  return (
    <FormView form={form} name="password" submit={t('Change password')} done={done}>
      {!resetToken && (
        <FormField
          name="current"
          label={t('Current password')}
          kind="password"
          autoComplete="current-password"
          required
        />
      )}
      <FormField name="new" label={t('New password')} kind="password" autoComplete="new-password" required />
      <FormField
        name="repeat"
        label={t('Repeat new password')}
        kind="password"
        autoComplete="new-password"
        required
      />
    </FormView>
  );
}
