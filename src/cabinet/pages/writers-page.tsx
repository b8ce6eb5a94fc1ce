import * as calls from '../../api/calls.ts';
import { useTranslator } from '../../ui/use-translator.ts';
import { useCabinet } from '../context/cabinet-context.ts';
import { Loading } from '../shared/loading.tsx';
import { Page, type PageProps } from '../shared/page.tsx';
import { Pager, pageOf } from '../shared/pager.tsx';
import { useLoad } from '../shared/use-load.ts';
import { groupByWriter } from '../writers/group-by-writer.ts';
import { WriterCard } from '../writers/writer-card.tsx';

function NoWriters() {
  const t = useTranslator();
  return (
    <div className="sheet empty">
      <h2>{t('No writers yet')}</h2>
      <p>{t('After your first approved order you can ask for the same writer again.')}</p>
      <a className="button quiet" href="/">
        {t('See your orders')}
      </a>
    </div>
  );
}

/** Renders the writers of completed orders, each with a link to order from the same writer again. */
export function WritersPage({ query }: PageProps) {
  const t = useTranslator();
  const { client } = useCabinet();
  const page = pageOf(query);
  const [loaded, reload] = useLoad(`writers ${page}`, () =>
    client.send(calls.completedOrders, { headers: { 'x-pagination-page-current': String(page) } }),
  );
  return (
    <Page key={page} title={t('Your writers')}>
      <Loading loaded={loaded} onRetry={reload}>
        {(completed, headers) =>
          completed.length === 0 && page === 1 ? (
            <NoWriters />
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
      </Loading>
    </Page>
  );
}
