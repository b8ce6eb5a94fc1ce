import * as calls from '../../../api/calls.ts';
import type { Db } from '../../database/schema.ts';
import type { CallDeps } from '../../deps.ts';
import { Refusal } from '../../errors.ts';
import { writePaging } from '../../http/headers/headers.ts';
import { pagingOf } from '../../http/parameters.ts';
import type { Site } from '../../sites/store/sites.ts';
import { findWriter, listCompletedOrders, setBookmark } from '../store/writers.ts';

const requireWriter = async (
  db: Db,
  site: Site,
  { code, clientId }: { code: string; clientId: number | null },
) => {
  const writer = await findWriter(db, { siteId: site.id, code, clientId });
  if (!writer) throw new Refusal('notFound', { writersPreferredCode: 'writerUnknown' });
  return writer;
};

/** Registers the writers of a client's orders, the lookup of writers and the client's bookmarks. */
export const registerWriters = ({ router, db }: CallDeps): void => {
  router.client(calls.completedOrders, {}, async ({ session, request, reply }) => {
    const paging = pagingOf(request);
    const { writers, total } = await listCompletedOrders(db, { clientId: session.client.id, ...paging });
    writePaging(reply, paging, total);
    return writers;
  });
  // The call needs no session, because an order form looks up writers before its visitor has logged in.
  router.open(calls.preferredWriter, {}, async ({ site, params, session }) =>
    requireWriter(db, site, { code: params.code, clientId: session?.client.id ?? null }),
  );
  router.client(calls.bookmarkWriter, {}, async ({ site, params, session }) => {
    const clientId = session.client.id;
    const writer = await requireWriter(db, site, { code: params.code, clientId });
    await setBookmark(db, { clientId, code: writer.code, isBookmarked: true });
    return { ...writer, isBookmarked: true };
  });
  router.client(calls.unbookmarkWriter, {}, async ({ site, params, session }) => {
    const clientId = session.client.id;
    const { code } = await requireWriter(db, site, { code: params.code, clientId });
    await setBookmark(db, { clientId, code, isBookmarked: false });
  });
};
