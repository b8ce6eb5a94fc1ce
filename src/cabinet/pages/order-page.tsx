import * as calls from '../../api/calls.ts';
import type { Attachment } from '../../api/resources/client.ts';
import type { Order } from '../../api/resources/order.ts';
import type { Translator } from '../../languages/translator.ts';
import { cancelledByCustomer, orderStatuses } from '../../order/vocabulary/order-statuses.ts';
import { isPaidByHand } from '../../order/vocabulary/site.ts';
import { useCabinet } from '../context/cabinet-context.ts';
import { Attachments, useFilePage } from '../order/files/attachments.tsx';
import { OrderPart } from '../order/order-part.tsx';
import { againPath, paymentPath } from '../order/order-paths.ts';
import { ReviewActions, RevisionList } from '../order/review/review.tsx';
import { dueBy, isToPay, meaningText, StatusSteps, statusById, statusText } from '../order/status/status.tsx';
import { OrderSummary, PriceLines } from '../order/summary/order-summary.tsx';
import { PaidWith } from '../order/summary/paid-with.tsx';
import { UnknownOrder } from '../payment/payment.tsx';
import { useFocusWhenLost } from '../shared/focus.ts';
import { Loading } from '../shared/loading.tsx';
import { OrderedAt } from '../shared/moment.tsx';
import { dollarText, wholeCode } from '../shared/order-texts.tsx';
import { type OrderPartProps, Page, type PageProps, pageNumber, Sheet } from '../shared/page.tsx';
import { payText } from '../shared/payment-texts.ts';
import { type Loaded, useLoad, useSite } from '../shared/use-load.ts';

/** Says why an order was refunded, in a sentence even if none was typed; empty if no reason is known. */
const refundReasonText = ({ refundReason }: Order, t: Translator): string => {
  if (!refundReason) return '';
  if (refundReason === cancelledByCustomer) return t('You have cancelled this order.');
  const hasEnd = /[\p{Terminal_Punctuation}\p{Dash}…][\p{Pe}\p{Quotation_Mark}]*$/u.test(refundReason);
  return t('Reason: %reason%', { reason: hasEnd ? refundReason : `${refundReason}.` });
};

interface ActionLinkProps {
  href: string;
  isQuiet?: boolean;
  children: string;
}

const ActionLink = ({ href, isQuiet, children }: ActionLinkProps) => (
  <div className="actions">
    <a className={`button ${isQuiet ? 'quiet' : 'primary'}`} href={href}>
      {children}
    </a>
  </div>
);

interface NextStepProps extends OrderPartProps {
  files: Loaded<Attachment[]>;
  onOpened: () => void;
}

function NextStep({ order, onChange, files, onOpened }: NextStepProps) {
  const { t, now } = useCabinet();
  const site = useSite();
  const { statusId } = order;
  const { actions, tone } = statusById(statusId);
  // Focuses the heading after a change of status, because the pressed button disappears.
  const heading = useFocusWhenLost<HTMLHeadingElement>(order.statusId);
  const due = dueBy(order, now(), t);
  const amount = dollarText(order.dueCents ?? 0, t);
  const reason = statusId === orderStatuses.refunded && refundReasonText(order, t);
  return (
    <section className="sheet next-step" aria-labelledby="next-step">
      <StatusSteps statusId={order.statusId} />
      <h2 id="next-step" ref={heading} tabIndex={-1}>
        {statusText(order.statusId, t)}
      </h2>
      <p>
        {meaningText(order, t)} {due}
        {due && '.'}
      </p>
      {reason && <p className="typed">{reason}</p>}
      {isToPay(order) && <ActionLink href={paymentPath(order)}>{payText(order, site, t)}</ActionLink>}
      {!!order.dueCents && tone !== 'ended' && (
        <>
          <p>{t('Your order was changed, and %amount% of its new price is left to pay.', { amount })}</p>
          {/* The button of a delivered paper is the primary one, because the paper is read first. */}
          <ActionLink href={paymentPath(order)} isQuiet={actions.includes('review')}>
            {isPaidByHand(site) ? payText(order, site, t) : t('Pay the difference of %amount%', { amount })}
          </ActionLink>
        </>
      )}
      {actions.includes('cancel') && (
        <OrderPart>{({ CancelOrder }) => <CancelOrder order={order} onChange={onChange} />}</OrderPart>
      )}
      {actions.includes('review') && files.state === 'ready' && (
        <ReviewActions order={order} files={files.value} onOpened={onOpened} onChange={onChange} />
      )}
      {actions.includes('again') && <ActionLink href={againPath(order)}>{t('Order again')}</ActionLink>}
    </section>
  );
}

function OrderProgress({ order, onChange, filePage }: OrderPartProps & { filePage: number }) {
  const { t } = useCabinet();
  const { code } = order;
  const [files, reload] = useFilePage(code, 1);
  const { actions } = statusById(order.statusId);
  return (
    <div>
      <NextStep order={order} onChange={onChange} files={files} onOpened={reload} />
      <Attachments
        orderCode={code}
        canSend={actions.includes('send')}
        page={filePage}
        loaded={files}
        reload={reload}
      />
      {actions.includes('rate') && (
        <OrderPart>{({ Ratings }) => <Ratings order={order} onChange={onChange} />}</OrderPart>
      )}
      <Sheet id="messages" title={t('Messages')}>
        <OrderPart>{({ Conversation }) => <Conversation order={order} />}</OrderPart>
      </Sheet>
    </div>
  );
}

function Contact({ contact: { email, phone } }: Pick<Order, 'contact'>) {
  const { t } = useCabinet();
  return (
    <small>
      {t.parts('We reach you at %ways%.', {
        ways: (
          <span key="ways">
            {email}
            {email && phone && ` ${t('or')} `}
            <bdi dir="ltr">{phone}</bdi>
          </span>
        ),
      })}{' '}
      <a href="/profile">{t('Change')}</a>
    </small>
  );
}

function OrderDetails({ order }: { order: Order }) {
  const { t } = useCabinet();
  const { createdAt, statusId } = order;
  const isPaid = statusId !== orderStatuses.created && statusId !== orderStatuses.cancelled;
  return (
    <Sheet id="brief" title={t('What you ordered')}>
      <OrderSummary order={order} />
      <h3>{t('Your instructions')}</h3>
      <p className="typed">{order.details || t('None.')}</p>
      <RevisionList revisions={order.revisions} />
      <h3>{t('Price')}</h3>
      <PriceLines order={order} isEnded={statusById(statusId).tone === 'ended'} />
      {isPaid && <PaidWith orderCode={order.code} />}
      <small>
        <OrderedAt createdAt={createdAt} />
      </small>
      <Contact contact={order.contact} />
    </Sheet>
  );
}

export function OrderPage({ params, query }: PageProps) {
  const { t, client, locale } = useCabinet();
  const code = params.code ?? '';
  const [loaded, reload] = useLoad(`order ${code}`, () =>
    client.send(calls.order, { params: { id: code }, payload: { locale } }),
  );
  const topic =
    loaded.state === 'ready' ? loaded.value.topic || loaded.value.typeName : t('Order %code%', { code });
  return (
    <Page
      title={topic}
      heading={loaded.state === 'ready' ? topic : t.parts('Order %code%', { code: wholeCode(code) })}
      aside={topic.includes(code) ? null : <p className="muted">{code}</p>}
    >
      <Loading loaded={loaded} onRetry={reload} missing={<UnknownOrder />}>
        {(order) => (
          <div className="columns">
            <OrderProgress order={order} onChange={reload} filePage={pageNumber(query)} />
            <OrderDetails order={order} />
          </div>
        )}
      </Loading>
    </Page>
  );
}
