import { useEffect, useRef } from 'react';
import * as calls from '../../api/calls.ts';
import type { ClientSession } from '../../api/resources/account.ts';
import { Button } from '../../ui/look/button.tsx';
import { useCabinet, useCabinetStore } from '../context/cabinet-context.ts';
import { Load } from '../shared/loading.tsx';
import { agoText } from '../shared/moment.tsx';
import { RequestButton, RequestProblem, useRequest } from '../shared/use-request.tsx';
import { FormField } from './form-fields.tsx';
import { FormView, useForm } from './form-view.tsx';

interface RowProps {
  session: ClientSession;
  onEnded: () => void;
}

function SessionRow({ session: { id, device, place, lastUsedAt, isCurrent }, onEnded }: RowProps) {
  const { t, client, now } = useCabinet();
  const endSession = async () => {
    const result = await client.send(calls.endSession, { params: { id } });
    // Status 404 also counts as success, because the session has already ended.
    if (result.status === 404) onEnded();
    return result;
  };
  return (
    <li>
      <div>
        <span>{device}</span> {isCurrent && <span className="status done">{t('This device')}</span>}
        <small>
          {place} · {agoText(lastUsedAt, now(), t)}
        </small>
      </div>
      {!isCurrent && (
        <RequestButton kind="quiet" request={endSession} onDone={onEnded}>
          {t('Log out')}
          <span className="quiet-text"> {device}</span>
        </RequestButton>
      )}
    </li>
  );
}

/** Number of devices that are shown at first. For a customer without cookies, each login adds one. */
const shownCount = 3;

/**
 * Renders the devices on which the customer is logged in, each with a button that logs it out. Older devices are
 * folded.
 */
export function SessionList() {
  const { t, client, locale } = useCabinet();
  const { owner } = useCabinetStore();
  return (
    <Load name={`sessions ${owner}`} load={() => client.send(calls.sessions, { payload: { locale } })}>
      {(sessions, reload) => {
        const currentFirst = [...sessions].sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
        const rows = currentFirst.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={reload} />
        ));
        const others = rows.slice(shownCount);
        return (
          <>
            <ul className="files-list">{rows.slice(0, shownCount)}</ul>
            {others.length > 0 && (
              <details className="fold">
                <summary>{t('Show %count% more', { count: others.length })}</summary>
                <ul className="files-list">{others}</ul>
              </details>
            )}
          </>
        );
      }}
    </Load>
  );
}

/** Renders the form for the code that a login from an unknown device needs. Afterwards the session is opened. */
export function CodeStep({ token }: { token: string }) {
  const { t, client, session, store } = useCabinet();
  const { isBusy, isDone, problem, send } = useRequest();
  const part = useRef<HTMLDivElement>(null);
  const headers = { 'x-authorization': `Bearer ${token}` };
  const sendCode = () => send(() => client.send(calls.sendLoginCode, { headers }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first code is sent once for a login
  useEffect(() => {
    part.current?.querySelector('input')?.focus();
    void sendCode();
  }, [token]);
  const form = useForm({
    initial: { code: '' },
    send: async (payload) => {
      const result = await client.send(calls.checkLoginCode, { payload, headers });
      if (result.failed) return result;
      // The page of a payment goes on by its cookie, because no token of a payment opens the account.
      return token === store.token ? session.goOn() : session.open(token, { isChosen: 1 });
    },
  });
  return (
    <div ref={part}>
      <FormView form={form} name="code" submit={t('Go on')}>
        <p className="lead">
          {t(
            'This device has not logged in before, so we send a code of 6 digits to your e-mail address. It works for 10 minutes.',
          )}
        </p>
        <FormField name="code" label={t('Code')} inputMode="numeric" autoComplete="one-time-code" required />
      </FormView>
      <div className="actions">
        <Button kind="quiet" isLoading={isBusy} onClick={sendCode}>
          {t('Send a new code')}
        </Button>
        <p role="status">{isDone && t('The code is on its way. Please look into your spam folder too.')}</p>
        <RequestProblem text={problem} />
      </div>
    </div>
  );
}
