import { useLayoutEffect, useRef } from 'react';
import * as calls from '../../../api/calls.ts';
import type { Message } from '../../../api/resources/order.ts';
import { FormField } from '../../account/form-fields.tsx';
import { FormView, useForm } from '../../account/form-view.tsx';
import { useCabinet } from '../../context/cabinet-context.ts';
import { Loading } from '../../shared/loading.tsx';
import { Moment } from '../../shared/moment.tsx';
import { mailLink } from '../../shared/order-texts.tsx';
import type { OrderPartProps } from '../../shared/page.tsx';
import { useLoad, useRenewal, useSite } from '../../shared/use-load.ts';
import { statusById } from '../status/statuses.ts';

/** Renders the messages, scrolled to the last one. Screen readers announce new messages. */
function MessageList({ messages, writer }: { messages: readonly Message[]; writer: string }) {
  const { t, now } = useCabinet();
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further message is scrolled into view
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [messages.length]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the focus makes it scrollable by keyboard
    <div ref={box} className="conversation" role="log" aria-label={t('Messages')} tabIndex={0}>
      <ol>
        {messages.map(({ id, author, text, createdAt }) => (
          <li key={id} className={author === 'customer' ? 'is-own' : ''}>
            <p className="typed">{text}</p>
            <small>
              {author === 'customer' ? t('You') : writer}
              {t(',')} <Moment at={createdAt} now={now()} />
            </small>
          </li>
        ))}
      </ol>
    </div>
  );
}

function MessageForm({ code, onSent }: { code: string; onSent: () => void }) {
  const { t, client, drafts } = useCabinet();
  const form = useForm({
    initial: { text: '' },
    draft: drafts.of(`message ${code}`),
    isCleared: true,
    validate: (suites, values) => suites.validateMessage(values),
    send: (payload) => client.send(calls.sendMessage, { params: { orderId: code }, payload }),
    onDone: onSent,
  });
  return (
    <FormView form={form} name="message" submit={t('Send')} isQuiet done={t('Sent.')}>
      <FormField name="text" label={t('Message to your writer')} kind="area" rows={2} />
    </FormView>
  );
}

function ClosedConversation() {
  const { t } = useCabinet();
  const email = useSite()?.config.contact_email;
  return (
    <p className="muted">
      {t('This order is closed.')}{' '}
      {email && t.parts('If something is still open, please write to %email%.', { email: mailLink(email) })}
    </p>
  );
}

export function WriterConversation({ order }: Pick<OrderPartProps, 'order'>) {
  const { t, client } = useCabinet();
  const { code, writerCode, statusId } = order;
  const canSend = statusById(statusId).actions.includes('send');
  const [loaded, reload, renew] = useLoad(`messages ${code}`, () =>
    client.send(calls.messages, { params: { orderId: code } }),
  );
  useRenewal(renew);
  return (
    <>
      <Loading loaded={loaded} onRetry={reload}>
        {(messages) =>
          messages.length > 0 ? (
            <MessageList
              messages={messages}
              writer={writerCode ? t('Writer %code%', { code: writerCode }) : t('Writer')}
            />
          ) : (
            canSend && (
              <p className="muted">
                {t('None yet. Ask or tell your writer anything about this order: the answer appears here.')}
              </p>
            )
          )
        }
      </Loading>
      {canSend ? <MessageForm code={code} onSent={reload} /> : <ClosedConversation />}
    </>
  );
}
