import * as calls from '../../api/calls.ts';
import { useTranslator } from '../../ui/use-translator.tsx';
import { useCabinet, useCabinetStore } from '../context/cabinet-context.ts';
import { DeferredSheets } from '../forms/deferred-sheets.tsx';
import { EmailConfirmation } from '../forms/email-address.tsx';
import { FormField, FormView, NewPassword, useForm } from '../forms/form-view.tsx';
import { Loading, useLoad } from '../shared/loading.tsx';
import { Page, type PageProps, Sheet } from '../shared/page.tsx';

/** Renders the customer's e-mail address and password, and below them all other parts of the account. */
export function ProfilePage({ query }: PageProps) {
  const t = useTranslator();
  const { client } = useCabinet();
  const { owner } = useCabinetStore();
  const [loaded, reload] = useLoad(`identity ${owner}`, () => client.send(calls.identity));
  return (
    <Page title={t('Your profile')}>
      <Loading loaded={loaded} onRetry={reload}>
        {(identity) => (
          <div className="columns even">
            <div>
              <Sheet id="email" title={t('E-mail')}>
                <EmailConfirmation identity={identity} token={query.get('token')} onChange={reload} />
              </Sheet>
              <Sheet id="password" title={t('Password')}>
                <PasswordForm />
              </Sheet>
              <DeferredSheets>{({ StoredSheets }) => <StoredSheets />}</DeferredSheets>
            </div>
            <div>
              <DeferredSheets>{({ FurtherSheets }) => <FurtherSheets identity={identity} />}</DeferredSheets>
            </div>
          </div>
        )}
      </Loading>
    </Page>
  );
}

/** Renders the form that changes the password. The change logs out all other devices. */
function PasswordForm() {
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
    <FormView form={form} name="password" submit={t('Change password')} isQuiet done={done}>
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
