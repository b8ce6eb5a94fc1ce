import { useTranslator } from '../../../../ui/use-translator.ts';
import { deliveryDay } from '../../shared/delivery-day.ts';
import { useOrder, useScope } from '../../shared/scope.ts';
import { useMinute } from '../../shared/use-minute.ts';

function Contacts() {
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

function Samples() {
  const t = useTranslator();
  const { ratings, config } = useScope().context.site;
  const { samplesUrl } = config;
  if (!samplesUrl && !ratings) return null;
  return (
    <p>
      {ratings &&
        `${t('Rated %average% of 5 by the customers of %count% orders.', {
          average: ratings.average,
          count: ratings.count,
        })} `}
      {samplesUrl && (
        <a href={samplesUrl} target="_blank" rel="noopener">
          {t('Read samples')}
        </a>
      )}
    </p>
  );
}

/** Renders what follows after the order in three lines, the contacts for questions, and samples and ratings of the site. */
export function Afterwards() {
  const t = useTranslator();
  const { context } = useScope();
  const { site } = context;
  const minute = useMinute(context);
  const [deadlineId] = useOrder(({ draft }) => [draft.deadlineId]);
  const seconds = site.dictionaries.deadline.find(({ id }) => id === deadlineId)?.value ?? 0;
  return (
    <div className="afterwards">
      <ol>
        <li>
          {t(
            site.paysOnline
              ? 'You pay on the secure page of the payment service.'
              : 'We write to you how to pay. Nothing is charged before.',
          )}
        </li>
        <li>{t('Your writer begins once it is paid.')}</li>
        <li>
          {t('Ready %day%: you read it, then approve it or ask for changes.', {
            day: deliveryDay(seconds, minute, t),
          })}
        </li>
      </ol>
      <p>{t('Refunds by the Money-Back Guarantee.')}</p>
      <Contacts />
      <Samples />
    </div>
  );
}
