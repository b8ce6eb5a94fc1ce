import { useTranslator } from '../../../ui/use-translator.tsx';
import { useScope } from './scope.ts';
import { useIsCovered, useMoney } from './use-money.ts';

export function Contacts() {
  const t = useTranslator();
  const { contact_email: email, contact_phone: phone, supportHours } = useScope().context.site.config;
  if (!email && !phone) return null;
  return (
    <p className="contacts">
      {t('Questions?')} {supportHours && `${supportHours}.`}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {phone && (
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} dir="ltr">
          {phone}
        </a>
      )}
    </p>
  );
}

/** Renders the rate of the chosen currency; nothing for the dollar. */
export function ExchangeRate() {
  const t = useTranslator();
  const { money, rate } = useMoney();
  return rate === 1 ? null : <span>{t('$1 is %amount%.', { amount: money(100 * rate) })}</span>;
}

/**
 * Says how the site is paid, which is unknown for other servers, and the rate of the chosen currency. Says nothing if the bonus pays
 * the whole order.
 */
export function HowPaid({ className }: { className?: string }) {
  const t = useTranslator();
  const { paysOnline } = useScope().context.site;
  if (useIsCovered()) return null;
  return (
    <p className={className}>
      {paysOnline && t('You pay on the secure page of the payment service.')}
      {paysOnline === false && t('We tell you how to pay. Nothing is charged before.')} <ExchangeRate />
    </p>
  );
}

/** Renders how long revisions are free; nothing if the site does not say it. */
export function FreeRevisions() {
  const t = useTranslator();
  const days = useScope().context.site.config.promises?.revisionDays;
  return days ? <p>{t.count(days, 'Free revisions for %n% day', 'Free revisions for %n% days')}</p> : null;
}

/** Renders the way of payment, the days of free revisions, and the contacts. A phone shows them on step two alone. */
export function Assurance() {
  return (
    <div className="assurance">
      <HowPaid />
      <FreeRevisions />
      <Contacts />
    </div>
  );
}
