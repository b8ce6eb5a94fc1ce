import type { Order } from '../../api/resources/order.ts';
import type { Text } from '../../languages/text.ts';
import type { Translator } from '../../languages/translator.ts';
import { amountOfWork } from '../../order/ordered-paper.ts';
import { isClosed } from '../../order/vocabulary/order-statuses.ts';
import type { Bootstrap } from '../../order/vocabulary/site.ts';
import { useCabinet } from '../context/cabinet-context.ts';
import { OrderedAt } from '../shared/moment.tsx';
import { dollarText, dueText, reviewByText } from '../shared/order-texts.tsx';
import { billedCents, payLabel } from '../shared/payment-texts.ts';
import { useSite } from '../shared/use-load.ts';
import { paymentPath } from './order-paths.ts';
import { isToPay, statusById, statusText } from './status/statuses.ts';

/** Returns the link to the customer's next action for an order; null if there is none. The server lists such orders first. */
const nextAction = (order: Order, site: Bootstrap | null, t: Translator) => {
  const { code, statusId, dueCents, newMessages } = order;
  const path = `/orders/${code}`;
  if (isClosed(statusId)) return null;
  if (statusById(statusId).actions.includes('review')) return { path, text: t('Open the paper') };
  const amount = dollarText(billedCents(order), t);
  if (isToPay(order) || dueCents)
    return { path: paymentPath(order), text: t(payLabel(order, site), { amount }) };
  return newMessages > 0 ? { path, text: t('Read the message') } : null;
};

interface RowProps {
  order: Order;
  action: ReturnType<typeof nextAction>;
  /** True for the one action of the page that has a primary button. */
  isFirst: boolean;
}

/** Renders an order, with a button if it waits for its customer. The link of its title extends over the rest. */
function OrderItem({ order, action, isFirst }: RowProps) {
  const { t, now } = useCabinet();
  const site = useSite();
  const { code, statusId, typeName, createdAt, newMessages, newFiles = 0 } = order;
  const topic = order.topic || typeName;
  // Words, because a number alone would not be understood.
  const news = [
    newFiles > 0 && t.count(newFiles, '%n% new file', '%n% new files'),
    newMessages > 0 && t.count(newMessages, '%n% new message', '%n% new messages'),
  ].filter(Boolean);
  const { actions, tone } = statusById(statusId);
  const reviewBy = actions.includes('review') && reviewByText(order, { site, now, t });
  return (
    <li className="sheet row order-row">
      <a className="row-title" href={`/orders/${code}`}>
        {topic}
      </a>
      <span className="state">
        <span className={`status ${tone}`}>{statusText(statusId, t)}</span>
        {news.length > 0 && (
          <span className={`news ${newMessages > 0 ? 'long' : ''}`}>{news.join(' · ')}</span>
        )}
      </span>
      <b className={tone === 'ended' ? 'muted' : undefined}>{dollarText(order.chargedCents, t)}</b>
      {/* No line begins with the dot. */}
      <span className="muted about">{[code, typeName, amountOfWork(order, t)].join('\u00a0· ')}</span>
      <span className="muted due-by">
        {reviewBy || (dueText(order, now(), t) ?? <OrderedAt createdAt={createdAt} />)}
      </span>
      {action && (
        <a
          className={`button ${isFirst ? 'primary' : 'quiet'}`}
          href={action.path}
          aria-label={`${action.text}: ${topic}`}
        >
          {action.text}
        </a>
      )}
    </li>
  );
}

type Listed = Pick<RowProps, 'order' | 'action'>;

/** Groups of the list, in the sequence in which the server sends their orders. */
const orderGroups: readonly { name: Text; holds: (listed: Listed) => boolean }[] = [
  { name: 'Waiting for you', holds: ({ action }) => action !== null },
  { name: 'Under way', holds: ({ action, order }) => !action && !isClosed(order.statusId) },
  { name: 'Closed', holds: ({ order }) => isClosed(order.statusId) },
];

export function OrderGroups({ orders }: { orders: readonly Order[] }) {
  const { t } = useCabinet();
  const site = useSite();
  const list = orders.map((order) => ({ order, action: nextAction(order, site, t) }));
  const first = list.find(({ action }) => action);
  return orderGroups.map(({ name, holds }) => {
    const rows = list.filter(holds);
    return (
      rows.length > 0 && (
        <section key={name} className="group">
          <h2>{t(name)}</h2>
          <ul className="rows">
            {rows.map((listed) => (
              <OrderItem key={listed.order.code} {...listed} isFirst={listed === first} />
            ))}
          </ul>
        </section>
      )
    );
  });
}
