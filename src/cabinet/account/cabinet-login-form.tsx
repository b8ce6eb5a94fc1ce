import { useState } from 'react';
import * as calls from '../../api/calls.ts';
import { requestFacebookToken } from '../../state/session/facebook.ts';
import { Button } from '../../ui/look/button.tsx';
import { useCabinet, useCabinetStore } from '../context/cabinet-context.ts';
import { useSite } from '../shared/use-load.ts';
import { AccountPart } from './account-part.tsx';
import { FormField } from './form-fields.tsx';
import { FormView, useForm } from './form-view.tsx';

/** Name under which the tab keeps the typed address for the page of a forgotten password. No link has it: servers log links. */
export const restoreDraft = 'restore';

/**
 * Renders the login form, or the form for the code if the login needs one. After the login, the page shows its content,
 * because the store has a token. `isAside` is set in a dialog, where links open a new tab so that the page behind the
 * dialog stays open.
 */
export function CabinetLoginForm({ isAside }: { isAside?: true }) {
  const { t, client, session, drafts } = useCabinet();
  const { codeToken } = useCabinetStore();
  const restored = drafts.of<{ email: string }>(restoreDraft);
  const form = useForm({
    initial: { email: restored.read()?.email ?? '', password: '' },
    validate: (suites, login) => suites.validateLogin(login),
    send: async (payload) =>
      session.enter(await client.send(calls.login, { payload: { ...payload, device: session.device() } })),
  });
  if (codeToken) return <AccountPart>{({ CodeStep }) => <CodeStep token={codeToken} />}</AccountPart>;
  return (
    <>
      <FormView form={form} name="login" submit={t('Log in')}>
        {/* HTML does not allow `username` for an input of the type `email`. */}
        <FormField name="email" label={t('E-mail')} kind="email" autoComplete="email" required />
        <FormField name="password" label={t('Password')} kind="current-password" required />
        <p className="beside">
          <a
            href="/forgot-password"
            target={isAside && '_blank'}
            onClick={() => restored.write({ email: form.store.values.email })}
          >
            {t('Forgot your password?')}
          </a>
        </p>
      </FormView>
      <SocialLogin />
    </>
  );
}

/** Renders the button for the login with Facebook, if the site offers it. A declined or failed login shows no message. */
export function SocialLogin() {
  const { t, client, session } = useCabinet();
  const appId = useSite()?.config.social.facebook?.appId;
  const [isBusy, setBusy] = useState(false);
  if (!appId) return null;
  const logIn = async () => {
    setBusy(true);
    try {
      const token = await requestFacebookToken(appId).catch(() => null);
      if (!token) return;
      const payload = { token, locale: t.language };
      await session.enter(await client.send(calls.socialLogin, { payload }));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="actions">
      <Button kind="quiet" isLoading={isBusy} onClick={logIn}>
        {t('Continue with Facebook')}
      </Button>
    </div>
  );
}
