import type { ActName } from '../../../api/act-names.ts';
import type { StaffAct } from '../../../api/resources/staff.ts';
import type { UnknownFields } from '../../../order/unknown-fields.ts';
import { newId } from '../../database/ids-and-secrets.ts';
import type { Db } from '../../database/schema.ts';
import { isoTime } from '../../database/time.ts';

/** An act to record. `before` and `after` hold the changed values alone, and no secrets. */
interface NewAct {
  act: ActName;
  /** Its subject, such as `order O-7K3M9Q`. */
  about: string;
  before?: UnknownFields | undefined;
  after?: UnknownFields;
}

export type ActChange = Pick<NewAct, 'before' | 'after'>;

/** Person, network and time of an act. `by` is the id of the person; null for a command. */
export interface Actor {
  by: number | null;
  network: string;
  now: number;
}

export const commandActor = (now: number): Actor => ({ by: null, network: '', now });

/** Records an act in the transaction of its change. A save without a change is not recorded. */
export const addAct = async (
  tx: Db,
  { act, about, before = {}, after = {} }: NewAct,
  { by, network, now }: Actor,
): Promise<void> => {
  const values = { before: JSON.stringify(before), after: JSON.stringify(after) };
  if (values.before === values.after && Object.keys(after).length > 0) return;
  await tx
    .insertInto('staff_acts')
    .values({ id: newId(), at: now, staff_id: by, act, about, network, ...values })
    .execute();
};

/** Reads the values of an act, which this file has written. */
const parseValues = (json: string): Record<string, unknown> => {
  const values: UnknownFields = Object(JSON.parse(json));
  return values;
};

/** Maximum number of acts in a list. */
const shownActs = 200;

/** Returns the latest acts, newest first: all, or those about one thing, or those of some names. */
export const listActs = async (
  db: Db,
  about: string | undefined,
  names: readonly string[] = [],
): Promise<StaffAct[]> => {
  const rows = await db
    .selectFrom('staff_acts')
    .leftJoin('staff', 'staff.id', 'staff_acts.staff_id')
    .selectAll('staff_acts')
    .select('staff.name')
    .$if(about !== undefined, (query) => query.where('about', '=', about ?? ''))
    .$if(names.length > 0, (query) => query.where('act', 'in', names))
    .orderBy('at', 'desc')
    .orderBy('staff_acts.id')
    .limit(shownActs)
    .execute();
  return rows.map(({ id, at, name, act, about, before, after, network }) => ({
    id,
    at: isoTime(at),
    by: name ?? 'command line',
    act,
    about,
    before: parseValues(before),
    after: parseValues(after),
    network,
  }));
};
