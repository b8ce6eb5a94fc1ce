import * as calls from '../../api/calls.ts';
import { fieldErrors } from '../../api/field-errors.ts';
import type { ResetLink } from '../../api/session-resources.ts';
import { useTranslator } from '../../ui/use-translator.ts';
import { useCabinet } from '../context/cabinet-context.ts';
import { FormView, useForm } from './form-view.tsx';
import { NewPassword } from './new-password.tsx';

interface Props {
  link: ResetLink;
  /** Called if the link has been used meanwhile. */
  onUsed: () => void;
}

/** Renders what a reset link will do, and the form that uses it up: it replaces the password, and logs in. */
export function ResetForm({ link: { token, email }, onUsed }: Props) {
  const t = useTranslator();
  const { directClient, session, go } = useCabinet();
  const form = useForm({
    initial: { new: '', repeat: '' },
    validate: (suites, values) => suites.validatePasswordChange({ current: token, ...values }),
    send: async (payload) => {
      const result = await directClient.send(calls.choosePassword, { payload: { token, ...payload } });
      if (result.failed) {
        if ('token' in fieldErrors(result).fields) onUsed();
        return result;
      }
      // Leaves the used link before the session opens, because the page is rendered anew for the customer.
      go('/forgot-password?changed', 'replace');
      return session.open(result.payload.token);
    },
  });
  return (
    <FormView form={form} name="password" submit={t('Change password')}>
      <p className="lead">
        {t.parts('This link is for %email%. A new password logs out all devices, and logs in this one.', {
          email: <b key="email">{email}</b>,
        })}
      </p>
      <NewPassword />
    </FormView>
  );
}
