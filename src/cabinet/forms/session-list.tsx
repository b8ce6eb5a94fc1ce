import * as calls from '../../api/calls.ts';
import type { ClientSession } from '../../api/session-resources.ts';
import { Button } from '../../ui/look/button.tsx';
import { useTranslator } from '../../ui/use-translator.ts';
import { useCabinet, useCabinetStore } from '../context/cabinet-context.ts';
import { agoText } from '../order/summary/order-texts.ts';
import { Loading } from '../shared/loading.tsx';
import { Problem } from '../shared/problem.tsx';
import { useLoad } from '../shared/use-load.ts';
import { useRequest } from '../shared/use-request.ts';

interface RowProps {
  session: ClientSession;
  /** Called after the session has been ended. */
  onEnded: () => void;
}

function SessionRow({ session: { id, device, place, lastUsedAt, isCurrent }, onEnded }: RowProps) {
  const t = useTranslator();
  const { client, now } = useCabinet();
  const { isBusy, problem, send } = useRequest();
  const endSession = async () => {
    const result = await send(() => client.send(calls.endSession, { params: { id } }));
    // Status 404 also counts as success, because the session has already ended.
    if (!result.failed || result.status === 404) onEnded();
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
        <Button kind="quiet" isLoading={isBusy} onClick={endSession}>
          {t('Log out')}
          <span className="quiet-text"> {device}</span>
        </Button>
      )}
      <Problem text={problem} />
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
  const t = useTranslator();
  const { client, locale } = useCabinet();
  const { owner } = useCabinetStore();
  const [loaded, reload] = useLoad(`sessions ${owner}`, () =>
    client.send(calls.sessions, { payload: { locale } }),
  );
  return (
    <Loading loaded={loaded} onRetry={reload}>
      {(sessions) => {
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
    </Loading>
  );
}
