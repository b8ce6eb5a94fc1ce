import { useState } from 'react';
import * as calls from '../../api/calls.ts';
import type { Writer } from '../../api/resources.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useCabinet } from '../cabinet-context.ts';
import { failureText } from '../failure-text.ts';
import { Loading } from '../loading.tsx';
import { Page } from '../page.tsx';
import { Pager } from '../pager.tsx';
import type { PageProps } from '../routes.ts';
import { useLoad } from '../use-load.ts';
import { useSite } from '../use-site.ts';

type Row = Writer & { orderCode: string };

function WriterRow({ writer, onChange }: { writer: Row; onChange: () => void }) {
  const { client } = useCabinet();
  const site = useSite();
  const [state, setState] = useState<{ isBusy: boolean; problem: string | null }>({
    isBusy: false,
    problem: null,
  });
  const { code, gradeId, isBookmarked, orderCode } = writer;
  const grade = site?.dictionaries.writerGrade.find(({ id }) => id === gradeId);
  const toggle = async () => {
    setState({ isBusy: true, problem: null });
    const call = isBookmarked ? calls.unbookmarkWriter : calls.bookmarkWriter;
    const answer = await client.send(call, { params: { code } });
    setState({ isBusy: false, problem: answer.failed ? failureText(answer) : null });
    if (!answer.failed) onChange();
  };
  return (
    <li className="sheet row">
      <span className="row-title">{code}</span>
      {isBookmarked && <span className="status done">Preferred</span>}
      <span className="muted">
        {grade && `${grade.name} writer · `}
        wrote <a href={`/orders/${orderCode}`}>{orderCode}</a>
      </span>
      <div className="actions">
        <a className="button quiet" href={`/order-now?writerCode=${code}`}>
          Order from this writer
        </a>
        <Button kind="link" isLoading={state.isBusy} onClick={toggle}>
          {isBookmarked ? 'Remove from preferred' : 'Add to preferred'}
        </Button>
      </div>
      {state.problem && <Notice kind="error">{state.problem}</Notice>}
    </li>
  );
}

/** Writers of completed orders; a preferred one can be named in the next order. */
export function WritersPage({ query }: PageProps) {
  const { client } = useCabinet();
  const page = Math.max(1, Math.floor(Number(query.get('page'))) || 1);
  const [loaded, reload] = useLoad(`writers ${page}`, () =>
    client.send(calls.completedOrders, { headers: { 'x-pagination-page-current': String(page) } }),
  );
  return (
    <Page title="Your writers">
      <Loading loaded={loaded} onRetry={reload}>
        {(writers, headers) =>
          writers.length === 0 ? (
            <div className="sheet empty">
              <h2>No writers yet</h2>
              <p>After your first approved order you can ask for the same writer again.</p>
            </div>
          ) : (
            <>
              <ul className="rows">
                {writers.map((writer) => (
                  <WriterRow key={writer.orderCode} writer={writer} onChange={reload} />
                ))}
              </ul>
              <Pager page={page} headers={headers} path="/writers" />
            </>
          )
        }
      </Loading>
    </Page>
  );
}
