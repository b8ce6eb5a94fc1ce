import * as calls from '../../api/calls.ts';
import type { BonusStorage } from '../../api/resources/client.ts';
import type { Text } from '../../languages/text.ts';
import { useCabinet } from '../context/cabinet-context.ts';
import { Load } from '../shared/loading.tsx';
import { dateTimeText } from '../shared/moment.tsx';
import { dollarText } from '../shared/order-texts.tsx';
import { type PageProps, Pager, pageNumber } from '../shared/page.tsx';

type BonusEntry = BonusStorage['entries'][number];

/** Texts of the entries, each followed by the code of its order. */
const entryTexts: Readonly<Record<BonusEntry['kind'], Text>> = {
  earned: 'Earned by order',
  used: 'Used for order',
  returned: 'Given back from order',
  withdrawn: 'Taken back with order',
  granted: 'Given by us for order',
};

/** Puts a plus before an amount. The mark keeps it left of the digits in a text from right to left. */
const withPlus = (amount: string) => amount.replace(/^\u200f?/, '$&\u200e+');

function EntryRow({ entry: { kind, cents, orderCode, createdAt } }: { entry: BonusEntry }) {
  const { t } = useCabinet();
  return (
    <div>
      <dt>
        {t(entryTexts[kind])}{' '}
        <a className="whole" href={`/orders/${orderCode}`}>
          {orderCode}
        </a>
        <small>{dateTimeText(createdAt, t)}</small>
      </dt>
      <dd>{cents > 0 ? withPlus(dollarText(cents, t)) : dollarText(cents, t)}</dd>
    </div>
  );
}

export function Bonus({ query }: Pick<PageProps, 'query'>) {
  const { t, client } = useCabinet();
  const page = pageNumber(query);
  return (
    <Load
      name={page > 1 ? `bonus ${page}` : 'bonus'}
      load={() => client.send(calls.bonus, { payload: { page } })}
    >
      {({ balanceCents, entries }, _reload, headers) => (
        <>
          <section className="sheet">
            <p className="due">
              <span>{t('Balance')}</span>
              <strong>{dollarText(balanceCents, t)}</strong>
            </p>
            <p className="muted">
              {t(
                'Every order that you approve adds the bonus of its price. Use it when you place an order, or on the payment page of one.',
              )}
            </p>
            {entries.length > 0 && (
              <dl className="entries">
                {entries.map((entry) => (
                  <EntryRow key={entry.orderCode + entry.kind} entry={entry} />
                ))}
              </dl>
            )}
          </section>
          <Pager page={page} headers={headers} path="/bonus" />
        </>
      )}
    </Load>
  );
}
