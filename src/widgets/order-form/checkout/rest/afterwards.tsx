import { chosenDeadline } from '../../../../order/rules/level-and-deadline.ts';
import { useTranslator } from '../../../../ui/use-translator.tsx';
import { refundShares } from '../../check/rules-dialog.tsx';
import { Contacts, FreeRevisions } from '../../shared/assurance.tsx';
import { deliveryText } from '../../shared/paper-line.ts';
import { useOrder, useScope } from '../../shared/scope.ts';
import { useMinute } from '../../shared/use-minute.ts';
import { useIsCovered, useIsPaidLater } from '../../shared/use-money.ts';

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
 * Renders the promises of the site: free revisions, the readers of the files, and the refund after a cancellation. Octavo's server
 * alone sends promises, and it hides the customer from writers.
 */
function Promised() {
  const t = useTranslator();
  const { promises } = useScope().context.site.config;
  if (!promises) return <p>{t('Refunds by the Money-Back Guarantee.')}</p>;
  return (
    <>
      <h3>{t('If you cancel, you get back')}</h3>
      <dl>
        {refundShares(promises.refundPercents, t).map(({ when, share }) => (
          <div key={when}>
            <dt>{when}</dt>
            <dd>{share}</dd>
          </div>
        ))}
      </dl>
      <FreeRevisions />
      <p>{t('Your writer and our support read your files. Your writer never sees your name.')}</p>
    </>
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

/** Renders the steps after the order in two lines, and the promises. */
export function Afterwards() {
  const t = useTranslator();
  const { context } = useScope();
  const { site } = context;
  const minute = useMinute(context);
  const [deadline] = useOrder(({ draft }) => [chosenDeadline(draft, site)]);
  const isCovered = useIsCovered();
  const isPaidLater = useIsPaidLater();
  const day = deliveryText(deadline, { isPaidLater, now: minute, t });
  return (
    <section className="afterwards" aria-label={t('What happens next')}>
      <div>
        <h3>{t('What happens next')}</h3>
        <ol>
          <li>
            {isCovered
              ? t('Your bonus pays the whole price, so your writer begins at once.')
              : t('Your writer begins once it is paid.')}
          </li>
          <li>
            {isCovered
              ? t('Ready %day%: you read it, then approve it or ask for changes.', { day })
              : isPaidLater
                ? t('Ready %time% after payment: you read it, then approve it or ask for changes.', {
                    time: day,
                  })
                : t('Ready %day% if you pay now: you read it, then approve it or ask for changes.', { day })}
          </li>
        </ol>
      </div>
      <div>
        <Promised />
      </div>
    </section>
  );
}
