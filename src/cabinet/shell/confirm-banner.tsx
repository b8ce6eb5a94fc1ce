import * as calls from '../../api/calls.ts';
import { useTranslator } from '../../ui/use-translator.ts';
import { useCabinet, useCabinetStore } from '../context/cabinet-context.ts';
import { ConfirmationMail } from '../forms/email-confirmation.tsx';
import { useLoad } from '../shared/use-load.ts';

/** Renders the request to confirm the e-mail address, above all pages that need a session. */
export function ConfirmBanner() {
  const t = useTranslator();
  const { client } = useCabinet();
  const { owner } = useCabinetStore();
  const [loaded] = useLoad(`identity ${owner}`, () => client.send(calls.identity));
  if (loaded.state !== 'ready' || loaded.value.emailConfirmed) return null;
  return (
    <aside className="wrap" aria-label={t('E-mail confirmation')}>
      <div className="banner">
        <p>
          {t.parts('Please confirm your e-mail address, %email%.', {
            email: <b key="email">{loaded.value.email}</b>,
          })}
        </p>
        <ConfirmationMail />
      </div>
    </aside>
  );
}
