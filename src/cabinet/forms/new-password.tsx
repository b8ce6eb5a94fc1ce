import { useTranslator } from '../../ui/use-translator.ts';
import { FormField } from './form-view.tsx';

/** Renders the two fields of a new password. */
export function NewPassword() {
  const t = useTranslator();
  return (
    <>
      <FormField name="new" label={t('New password')} kind="password" autoComplete="new-password" required />
      <FormField
        name="repeat"
        label={t('Repeat new password')}
        kind="password"
        autoComplete="new-password"
        required
      />
    </>
  );
}
