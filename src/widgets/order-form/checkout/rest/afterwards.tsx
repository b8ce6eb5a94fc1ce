import type { Text } from '../../../../languages/text.ts';
import { chosenDeadline } from '../../../../order/rules/field-view.ts';
import type { Bootstrap } from '../../../../order/vocabulary/site.ts';
import { useTranslator } from '../../../../ui/use-translator.tsx';
import { refundShares } from '../../check/rules-dialog.tsx';
import { deliveryText } from '../../shared/paper-line.ts';
import { useMinute, useOrder, useScope } from '../../shared/scope.ts';

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

/**
 * Renders what the site promises: free revisions, who reads the files, and what comes back after a cancellation. Octavo's server
 * alone sends promises, and it hides the customer from writers.
 */
function Promised() {
  const t = useTranslator();
  const { promises } = useScope().context.site.config;
  if (!promises) return <p>{t('Refunds by the Money-Back Guarantee.')}</p>;
  const { revisionDays, refundPercents } = promises;
  return (
    <>
      <h3>{t('If you cancel, you get back')}</h3>
      <dl>
        {refundShares(refundPercents, t).map(({ when, share }) => (
          <div key={when}>
            <dt>{when}</dt>
            <dd>{share}</dd>
          </div>
        ))}
      </dl>
      <p>{t.count(revisionDays, 'Free revisions for %n% day', 'Free revisions for %n% days')}</p>
      <p>{t('Your writer and our support read your files. Your writer never sees your name.')}</p>
    </>
  );
}

/** Says how a site is paid. */
const paymentText = ({ paysOnline }: Pick<Bootstrap, 'paysOnline'>): Text =>
  paysOnline
    ? 'You pay on the secure page of the payment service.'
    : 'We tell you how to pay. Nothing is charged before.';

/** Renders beside the price how it is paid, how long revisions are free, and the contacts. A phone shows it on step two alone. */
export function Assurance() {
  const t = useTranslator();
  const { site } = useScope().context;
  const days = site.config.promises?.revisionDays;
  return (
    <div className="assurance">
      {site.paysOnline !== undefined && <p>{t(paymentText(site))}</p>}
      {days && <p>{t.count(days, 'Free revisions for %n% day', 'Free revisions for %n% days')}</p>}
      <Contacts />
    </div>
  );
}

/** Renders the contacts for questions, and samples. */
export function Questions() {
  return (
    <section className="questions">
      <Contacts />
      <Samples />
    </section>
  );
}

/** Renders what follows after the order in three lines, and what is promised. */
export function Afterwards() {
  const t = useTranslator();
  const { context } = useScope();
  const { site } = context;
  const minute = useMinute(context);
  const [deadline] = useOrder(({ draft }) => [chosenDeadline(draft, site)]);
  const time = deliveryText(deadline, site, minute, t);
  return (
    <section className="afterwards" aria-label={t('What happens next')}>
      <div>
        <h3>{t('What happens next')}</h3>
        <ol>
          <li>{t(paymentText(site))}</li>
          <li>{t('Your writer begins once it is paid.')}</li>
          <li>
            {site.paysOnline === false
              ? t('Ready %time% after payment: you read it, then approve it or ask for changes.', { time })
              : t('Ready %day% if you pay now: you read it, then approve it or ask for changes.', {
                  day: time,
                })}
          </li>
        </ol>
      </div>
      <div>
        <Promised />
      </div>
    </section>
  );
}
