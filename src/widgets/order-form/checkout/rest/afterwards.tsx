import { deliveryDay } from '../../shared/delivery-day.ts';
import { useOrder, useScope } from '../../shared/scope.ts';

/** Steps after the order in three lines, contacts for questions, and samples and ratings of the site. */
export function Afterwards() {
  const { site, now } = useScope().context;
  const [deadlineId] = useOrder(({ draft }) => [draft.deadlineId]);
  const { contact_email: email, contact_phone: phone, supportHours, samplesUrl } = site.config;
  const { ratings } = site;
  const seconds = site.dictionaries.deadline.find(({ id }) => id === deadlineId)?.value ?? 0;
  return (
    <div className="afterwards">
      <ol>
        <li>
          {site.paysOnline
            ? 'You pay on the secure page of the payment service.'
            : 'We write to you how to pay. Nothing is charged before.'}
        </li>
        <li>Your writer begins once it is paid.</li>
        <li>Ready {deliveryDay(seconds, now())}: you read it, then approve it or ask for changes.</li>
      </ol>
      <p>Refunds by the Money-Back Guarantee.</p>
      {(email || phone) && (
        <p>
          Questions? {email && <a href={`mailto:${email}`}>{email}</a>}
          {email && phone && ' or '}
          {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
          {supportHours && `. ${supportHours}.`}
        </p>
      )}
      {(samplesUrl || ratings) && (
        <p>
          {ratings && `Rated ${ratings.average} of 5 by the customers of ${ratings.count} orders. `}
          {samplesUrl && (
            <a href={samplesUrl} target="_blank" rel="noopener">
              Read samples
            </a>
          )}
        </p>
      )}
    </div>
  );
}
