import { useState } from 'react';
import * as calls from '../../api/calls.ts';
import { requestFacebookToken } from '../../state/session/facebook.ts';
import { Button } from '../../ui/look/button.tsx';
import { useTranslator } from '../../ui/use-translator.ts';
import { useCabinet } from '../context/cabinet-context.ts';
import { useSite } from '../shared/use-site.ts';

/** Renders the button for the login with Facebook, if the site offers it. A declined or failed login shows no message. */
export function SocialLogin() {
  const t = useTranslator();
  const { client, session } = useCabinet();
  const appId = useSite()?.config.social.facebook?.appId;
  const [isBusy, setBusy] = useState(false);
  if (!appId) return null;
  const logIn = async () => {
    const token = await requestFacebookToken(appId);
    if (!token) return;
    const payload = { token, locale: t.language };
    await session.enter(await client.send(calls.socialLogin, { payload }));
  };
  const start = async () => {
    setBusy(true);
    await logIn().catch(() => {});
    setBusy(false);
  };
  return (
    <div className="actions">
      <Button kind="quiet" isLoading={isBusy} onClick={start}>
        {t('Continue with Facebook')}
      </Button>
    </div>
  );
}
