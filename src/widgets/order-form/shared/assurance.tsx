import type { Text } from '../../../languages/text.ts';
import type { Bootstrap } from '../../../order/vocabulary/site.ts';
import { useTranslator } from '../../../ui/use-translator.tsx';
import { useScope } from './scope.ts';

/** Renders how visitors reach the site with a question. */
export function Contacts() {
  const t = useTranslator();
  const { contact_email: email, contact_phone: phone, supportHours } = useScope().context.site.config;
  if (!email && !phone) return null;
  return (
    <p>
      {t('Questions?')} {email && <a href={`mailto:${email}`}>{email}</a>}
      {email && phone && ` ${t('or')} `}
      {phone && (
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} dir="ltr">
          {phone}
        </a>
      )}
      {supportHours && `. ${supportHours}.`}
    </p>
  );
}

/** Says how a site is paid. */
export const paymentText = ({ paysOnline }: Pick<Bootstrap, 'paysOnline'>): Text =>
  paysOnline
    ? 'You pay on the secure page of the payment service.'
    : 'We tell you how to pay. Nothing is charged before.';

/** Renders how long revisions are free; nothing if the site does not say it. */
export function FreeRevisions() {
  const t = useTranslator();
  const days = useScope().context.site.config.promises?.revisionDays;
  return days ? <p>{t.count(days, 'Free revisions for %n% day', 'Free revisions for %n% days')}</p> : null;
}

/** Renders beside the price how it is paid, how long revisions are free, and the contacts. A phone shows it on step two alone. */
export function Assurance() {
  const t = useTranslator();
  const { site } = useScope().context;
  return (
    <div className="assurance">
      {site.paysOnline !== undefined && <p>{t(paymentText(site))}</p>}
      <FreeRevisions />
      <Contacts />
    </div>
  );
}
