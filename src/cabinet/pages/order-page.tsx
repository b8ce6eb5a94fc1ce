import type { ReactNode } from 'react';
import * as calls from '../../api/calls.ts';
import type { Order } from '../../api/resources/order.ts';
import { orderStatuses } from '../../order/vocabulary/order-statuses.ts';
import { useCabinet } from '../context/cabinet-context.ts';
import { Attachments, useFilePage } from '../order/files/attachments.tsx';
import { NextStep } from '../order/next-step.tsx';
import { OrderPart } from '../order/order-part.tsx';
import { statusById } from '../order/status/statuses.ts';
import { PaidWith, PaperLines, PriceLines } from '../order/summary/paper-lines.tsx';
import { Loading, UnknownOrder } from '../shared/loading.tsx';
import { dateTimeText, Moment, OrderedAt } from '../shared/moment.tsx';
import { wholeCode } from '../shared/order-texts.tsx';
import { type OrderPartProps, Page, type PageProps, pageNumber } from '../shared/page.tsx';
import { Sheet } from '../shared/sheet.tsx';
import { useLoad } from '../shared/use-load.ts';

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
        <OrderPart>{({ RatingSheet }) => <RatingSheet order={order} onChange={onChange} />}</OrderPart>
      )}
      <Sheet id="messages" title={t('Messages')}>
        <OrderPart>{({ WriterConversation }) => <WriterConversation order={order} />}</OrderPart>
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

/** Renders the requested revisions of a paper, newest first; nothing if there are none. */
function RevisionList({ revisions }: Pick<Order, 'revisions'>) {
  const { t } = useCabinet();
  return (
    revisions.length > 0 && (
      <>
        <h3>{t('Your remarks on the paper')}</h3>
        {revisions.map(({ createdAt, timeRevision, textRevision }) => (
          <div key={createdAt}>
            <p className="typed">{textRevision}</p>
            <small>
              {t.parts<ReactNode>('Sent %time%; wanted by: %wanted%', {
                time: <Moment key="time" at={createdAt} />,
                wanted: dateTimeText(timeRevision, t),
              })}
            </small>
          </div>
        ))}
      </>
    )
  );
}

function OrderDetails({ order }: { order: Order }) {
  const { t } = useCabinet();
  const { createdAt, statusId } = order;
  const isPaid = statusId !== orderStatuses.created && statusId !== orderStatuses.cancelled;
  return (
    <Sheet id="brief" title={t('What you ordered')}>
      <PaperLines order={order} />
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
