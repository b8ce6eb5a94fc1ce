import * as calls from '../../api/calls.ts';
import type { Writer } from '../../api/resources/client.ts';
import { useCabinet } from '../context/cabinet-context.ts';
import { Load } from '../shared/loading.tsx';
import { type PageProps, Pager, pageNumber } from '../shared/page.tsx';
import { EmptyState } from '../shared/sheet.tsx';
import { useSite } from '../shared/use-load.ts';
import { RequestButton } from '../shared/use-request.tsx';

/** Renders a page of the writers of completed orders, each with a link to order from the same writer again. */
export function Writers({ query }: Pick<PageProps, 'query'>) {
  const page = pageNumber(query);
  const { t, client } = useCabinet();
  const sent = { headers: { 'x-pagination-page-current': String(page) } };
  return (
    <Load name={`writers ${page}`} load={() => client.send(calls.completedOrders, sent)}>
      {(completed, reload, headers) =>
        completed.length === 0 && page === 1 ? (
          <EmptyState title={t('No writers yet')} href="/" link={t('See your orders')}>
            {t('After your first approved order you can ask for the same writer again.')}
          </EmptyState>
        ) : (
          <>
            <ul className="rows">
              {groupByWriter(completed).map((writer) => (
                <WriterCard key={writer.code} writer={writer} onChange={reload} />
              ))}
            </ul>
            <Pager page={page} headers={headers} path="/writers" />
          </>
        )
      }
    </Load>
  );
}

interface Props {
  writer: OwnWriter;
  /** Called after the server has changed the bookmark. */
  onChange: () => void;
}

function WriterCard({ writer, onChange }: Props) {
  const { t, client } = useCabinet();
  const site = useSite();
  const { code, gradeId, isBookmarked, orderCodes } = writer;
  const grade = site?.dictionaries.writerGrade.find(({ id }) => id === gradeId);
  return (
    <li className="sheet row writer-row">
      <div className="writer-head">
        <h2>{code}</h2>
        <p role="status">{isBookmarked && <span className="status done">{t('Preferred')}</span>}</p>
      </div>
      <p className="muted">
        {grade && `${t('%grade% writer', { grade: grade.name })} · `}
        {t.parts('Wrote %orders%', {
          orders: orderCodes.map((orderCode, index) => (
            <span key={orderCode} className="whole">
              <a href={`/orders/${orderCode}`}>{orderCode}</a>
              {index < orderCodes.length - 1 && `${t(',')} `}
            </span>
          )),
        })}
      </p>
      <div className="actions">
        <a className="button quiet" href={`/order-now?writerCode=${code}`}>
          {t('Order from this writer')}
        </a>
        <RequestButton
          kind="link"
          request={() =>
            client.send(isBookmarked ? calls.unbookmarkWriter : calls.bookmarkWriter, { params: { code } })
          }
          onDone={onChange}
        >
          {t(isBookmarked ? 'Remove from preferred' : 'Add to preferred')}
          <span className="quiet-text"> {code}</span>
        </RequestButton>
      </div>
    </li>
  );
}

/** A writer, with the orders that the writer has completed for this customer, newest first. */
interface OwnWriter extends Writer {
  orderCodes: readonly string[];
}

/** Groups completed orders by writer, so that each writer is shown once. */
const groupByWriter = (completed: readonly (Writer & { orderCode: string })[]): OwnWriter[] => {
  const writersByCode = new Map<string, OwnWriter>();
  for (const { orderCode, ...writer } of completed)
    writersByCode.set(writer.code, {
      ...writer,
      orderCodes: [...(writersByCode.get(writer.code)?.orderCodes ?? []), orderCode],
    });
  return [...writersByCode.values()];
};
