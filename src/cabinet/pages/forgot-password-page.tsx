import * as calls from '../../api/calls.ts';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useCabinet, useCabinetStore } from '../cabinet-context.ts';
import { FormField, FormView, useForm } from '../forms/form-view.tsx';
import { PasswordForm } from '../forms/password-form.tsx';
import { isPassing } from '../hand-off.ts';
import { LoadFailed } from '../loading.tsx';
import { Page } from '../page.tsx';
import type { PageProps } from '../routes.ts';
import { useLoad } from '../use-load.ts';

function AskForLink() {
  const { client } = useCabinet();
  const form = useForm({
    initial: { email: '' },
    validate: (suites, values) => suites.validateEmail(values),
    send: (payload) => client.send(calls.restorePassword, { payload }),
  });
  // The same words whether or not there is such an account: nobody else learns that there is.
  const done = 'If there is an account with this address, a link is on its way. It works once.';
  return (
    <FormView form={form} name="restore" submit="Send me a link" done={done}>
      <p className="lead">Type the e-mail address of your account, and we send you a link to it.</p>
      <FormField name="email" label="E-mail" kind="email" autoComplete="email" required />
    </FormView>
  );
}

/** Exchanges the mailed link's token for a session, then asks for the new password. */
function Reset({ resetToken }: { resetToken: string }) {
  const { client, openSession } = useCabinet();
  const { token } = useCabinetStore();
  const [loaded, retry] = useLoad(resetToken, async () => {
    const answer = await client.send(calls.resetPassword, { params: { token: resetToken } });
    if (!answer.failed) openSession(answer.payload.token);
    return answer;
  });
  if (loaded.state === 'loading') return <Skeleton lines={4} />;
  if (loaded.state === 'ready' && token) return <PasswordForm resetToken={resetToken} />;
  if (loaded.state === 'failed' && isPassing(loaded.failure))
    return <LoadFailed message={loaded.failure.message} onRetry={retry} />;
  return (
    <>
      <Notice kind="error">This link has been used or has expired. Here you can ask for another.</Notice>
      <AskForLink />
    </>
  );
}

/** `/forgot-password` asks for a link; the link comes back here with its token. */
export function ForgotPasswordPage({ query }: PageProps) {
  const resetToken = query.get('token');
  return (
    <Page title={resetToken ? 'Choose a new password' : 'Forgot your password?'} isNarrow>
      {resetToken ? <Reset resetToken={resetToken} /> : <AskForLink />}
      <p className="beside">
        <a href="/login">Back to log in</a>
      </p>
    </Page>
  );
}
