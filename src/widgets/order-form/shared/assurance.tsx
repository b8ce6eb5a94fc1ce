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

/** Renders how the site is paid; nothing for other servers, where it is unknown. */
export function HowPaid({ className }: { className?: string }) {
  const t = useTranslator();
  const { paysOnline } = useScope().context.site;
  if (paysOnline === undefined) return null;
  const text = paysOnline
    ? t('You pay on the secure page of the payment service.')
    : t('We tell you how to pay. Nothing is charged before.');
  return <p className={className}>{text}</p>;
}

/** Renders how long revisions are free; nothing if the site does not say it. */
export function FreeRevisions() {
  const t = useTranslator();
  const days = useScope().context.site.config.promises?.revisionDays;
  return days ? <p>{t.count(days, 'Free revisions for %n% day', 'Free revisions for %n% days')}</p> : null;
}

/** Renders beside the price how it is paid, how long revisions are free, and the contacts. A phone shows it on step two alone. */
export function Assurance() {
  return (
    <div className="assurance">
      <HowPaid />
      <FreeRevisions />
      <Contacts />
    </div>
  );
}
