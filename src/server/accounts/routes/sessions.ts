import * as calls from '../../../api/calls.ts';
import { translatorOf } from '../../../languages/languages.ts';
import { isoTime } from '../../database/iso-time.ts';
import type { Db } from '../../database/schema.ts';
import type { CallDeps } from '../../deps.ts';
import { Refusal } from '../../errors.ts';
import { deviceText, placeText } from '../device-text.ts';
import { endSession, endSessions } from '../store/end-sessions.ts';
import { listSessions } from '../store/sessions.ts';

/** Registers logout and the list of a client's sessions. */
export const registerSessions = ({ router, db, now }: CallDeps): void => {
  router.client(
    calls.logout,
    null,
    async ({ session: { client, id } }) => {
      // Marks this session, because a landing page shares it and must forget the customer's draft. Other devices keep theirs.
      const mark = (rows: Db) => endSession(rows, { clientId: client.id, id, now: now() });
      await endSessions(db, client.id, { alongside: mark });
      return null;
    },
    { scopes: ['order', 'payment'] },
  );
  router.client(
    calls.sessions,
    null,
    async ({ site, session }) => {
      const rows = await listSessions(db, session.client.id, now());
      const t = translatorOf(site.language, site.ownTexts);
      return rows.map((row) => ({
        id: row.id,
        device: deviceText(row, t),
        place: placeText(row, t),
        lastUsedAt: isoTime(row.last_used_at),
        isCurrent: row.id === session.id,
      }));
    },
    { isTranslated: true },
  );
  router.client(calls.endSession, null, async ({ session, params }) => {
    // A recent login is required, so that a stranger at an open cabinet cannot log the owner out elsewhere.
    if (!session.isRecent) throw new Refusal('accountLoginRequired');
    const wanted = { clientId: session.client.id, id: Number(params.id), now: now() };
    const isEnded =
      Number.isSafeInteger(wanted.id) && (await db.transaction().execute((rows) => endSession(rows, wanted)));
    if (!isEnded) throw new Refusal('notFound');
    return null;
  });
};
