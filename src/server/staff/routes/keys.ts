import { Type } from 'typebox';
import * as calls from '../../../api/calls.ts';
import { keyScopes } from '../../../api/key-scopes.ts';
import { oneOf } from '../../../api/resources/schemas.ts';
import type { StaffKey } from '../../../api/resources/staff-programs.ts';
import { fieldsOf } from '../../../order/vocabulary/map-fields.ts';
import { endOfDay, isoTimeOrNull } from '../../database/time.ts';
import type { CallDeps } from '../../deps.ts';
import { readId, requireFound } from '../../http/parameters.ts';
import { ownerAccess } from '../../http/staff-access.ts';
import type { Site } from '../../sites/store/sites.ts';
import { siteName } from '../catalogue/sites.ts';
import { officeRefusal } from '../office-sentences.ts';
import { addAct } from '../store/acts.ts';
import * as store from '../store/keys.ts';

const AddedBody = Type.Object({
  name: Type.String({ pattern: '\\S', maxLength: 100 }),
  scopes: Type.Array(oneOf(fieldsOf(keyScopes)), { minItems: 1, maxItems: 20 }),
  lastDay: Type.Optional(Type.String({ maxLength: 20 })),
});

const staffKeyOf = (row: store.KeyRow, now: number, key: string | null = null): StaffKey => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  scopes: row.scopes,
  endsAt: isoTimeOrNull(row.ends_at),
  lastUsedAt: isoTimeOrNull(row.last_used_at),
  isEnded: row.ends_at !== null && row.ends_at <= now,
  key,
});

export const registerKeys = ({ router, db, now }: CallDeps): void => {
  const endOf = ({ timeZone }: Site, lastDay = '') => {
    const end = lastDay === '' ? null : endOfDay(lastDay, timeZone);
    if (lastDay !== '' && (end === null || end <= now())) throw officeRefusal('lastDay', 'keyDay');
    return end;
  };
  router.staff(calls.staffKeys, ownerAccess, async ({ site }) =>
    (await store.listKeys(db, site.id)).map((row) => staffKeyOf(row, now())),
  );
  router.staff(calls.addKey, { ...ownerAccess, body: AddedBody }, async ({ site, body, actor }) => {
    const scopes = [...new Set(body.scopes)];
    const added = { name: body.name.trim(), site_id: site.id, scopes, ends_at: endOf(site, body.lastDay) };
    const { row, key } = await db.transaction().execute(async (tx) => {
      const made = await store.addKey(tx, { ...added, created_at: now() });
      const after = { scopes, endsAt: isoTimeOrNull(added.ends_at) };
      const act = { act: 'addKey' as const, about: `key ${made.row.name} of ${siteName(site)}`, after };
      await addAct(tx, act, actor);
      return made;
    });
    return staffKeyOf(row, now(), key);
  });
  router.staff(calls.endKey, ownerAccess, async ({ site, params, actor }) => {
    const row = requireFound(await store.findKey(db, readId(params.id), site.id));
    const staffKey = staffKeyOf(row, now());
    if (staffKey.isEnded) return staffKey;
    await db.transaction().execute(async (tx) => {
      await store.endKey(tx, row.id, now());
      await addAct(tx, { act: 'endKey', about: `key ${row.name} of ${siteName(site)}` }, actor);
    });
    return staffKeyOf({ ...row, ends_at: now() }, now());
  });
};
