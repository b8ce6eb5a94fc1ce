import * as calls from '../../api/calls.ts';
import type { Order } from '../../api/resources.ts';
import { orderStatuses } from '../../order/vocabulary/order-statuses.ts';
import { Notice } from '../../ui/overlays/notice.tsx';
import { useCabinet } from '../context/cabinet-context.ts';
import { Attachments } from '../order/files/attachments.tsx';
import { Ratings } from '../order/review/ratings.tsx';
import { ReviewActions } from '../order/review/review-actions.tsx';
import { RevisionList } from '../order/review/revision-list.tsx';
import { meaningOf, statusOf } from '../order/status/status.ts';
import { StatusSteps } from '../order/status/status-steps.tsx';
import { OrderSummary } from '../order/summary/order-summary.tsx';
import { cardText, chargedText, momentText } from '../order/summary/order-texts.ts';
import { PriceLines } from '../order/summary/price-lines.tsx';
import { Loading } from '../shared/loading.tsx';
import { Page, type PageProps } from '../shared/page.tsx';
import { useFocusWhenLost } from '../shared/use-focus-when-lost.ts';
import { useLoad } from '../shared/use-load.ts';
import { useSite } from '../shared/use-site.ts';

interface Props {
  order: Order;
  /** Called after the server has changed the order. */
  onChange: () => void;
}

/** Status of the order and the buttons of its actions. */
function NextStep({ order, onChange }: Props) {
  const { name, actions } = statusOf(order.statusId);
  // The button that changed the status disappears and loses the focus.
  const heading = useFocusWhenLost<HTMLHeadingElement>(order.statusId);
  return (
    <section className="sheet next-step" aria-labelledby="next-step">
      <StatusSteps statusId={order.statusId} />
      <h2 id="next-step" ref={heading} tabIndex={-1}>
        {name}
      </h2>
      <p>{meaningOf(order)}</p>
      {actions.includes('pay') && (
        <div className="actions">
          <a
            className="button primary"
            href={`/secure-payment?orderCode=${order.code}&paymentSystemId=${order.paymentSystemId}`}
          >
            Pay {chargedText(order)}
          </a>
        </div>
      )}
      {actions.includes('review') && <ReviewActions order={order} onDone={onChange} />}
      {actions.includes('rate') && <Ratings order={order} onDone={onChange} />}
    </section>
  );
}

function Contact({ contact: { email, phone } }: Pick<Order, 'contact'>) {
  return (
    <small>
      We reach you at {[email, phone].filter(Boolean).join(' or ')}. <a href="/profile">Change</a>
    </small>
  );
}

/** Card that an order was paid with. It renders nothing if the card is unknown or cannot be loaded. */
function PaidWith({ orderCode }: { orderCode: string }) {
  const { client } = useCabinet();
  const params = { id: orderCode };
  const [loaded] = useLoad(`payment ${orderCode}`, () => client.send(calls.payment, { params }));
  const card = loaded.state === 'ready' && loaded.value.card;
  return card ? <p>Paid with {cardText(card)}</p> : null;
}

function OrderDetails({ order }: { order: Order }) {
  const site = useSite();
  const { createdAt, statusId, chargedCents } = order;
  const isCharged = statusId !== orderStatuses.created && chargedCents > 0;
  return (
    <section className="sheet" aria-labelledby="brief">
      <h2 id="brief">What you ordered</h2>
      <OrderSummary order={order} />
      <h3>Your instructions</h3>
      <p className="typed">{order.details || 'None.'}</p>
      <RevisionList revisions={order.revisions} />
      <h3>Price</h3>
      <PriceLines order={order} site={site} />
      {isCharged && <PaidWith orderCode={order.code} />}
      <small>
        Ordered <time dateTime={createdAt}>{momentText(createdAt)}</time>
      </small>
      <Contact contact={order.contact} />
    </section>
  );
}

function UnknownOrder() {
  return (
    <Notice kind="error">
      There is no such order in your account. <a href="/">See your orders</a>
    </Notice>
  );
}

/** One order: status, actions, files and details. */
export function OrderPage({ params }: PageProps) {
  const { client } = useCabinet();
  const code = params.code ?? '';
  const [loaded, reload] = useLoad(`order ${code}`, () => client.send(calls.order, { params: { id: code } }));
  const topic = loaded.state === 'ready' ? loaded.value.topic || loaded.value.typeName : `Order ${code}`;
  return (
    <Page title={topic} aside={topic.includes(code) ? null : <span className="muted">{code}</span>}>
      <Loading loaded={loaded} onRetry={reload} missing={<UnknownOrder />}>
        {(order) => (
          <div className="columns">
            <div>
              <NextStep order={order} onChange={reload} />
              <Attachments
                orderCode={order.code}
                canSend={statusOf(order.statusId).actions.includes('send')}
              />
            </div>
            <OrderDetails order={order} />
          </div>
        )}
      </Loading>
    </Page>
  );
}
