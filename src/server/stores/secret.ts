import { newSecret } from '../database/new-id.ts';
import type { Db } from '../database/schema.ts';

/** The secret that signs tokens: made once and kept with the data, so that every server of it has the same. */
export const readSecret = async (db: Db): Promise<string> => {
  const name = 'jwt-secret';
  await db
    .insertInto('settings')
    .values({ name, value: newSecret() + newSecret() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.value;
};
