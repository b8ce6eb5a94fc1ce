import { newSecret } from './new-id.ts';
import type { Db } from './schema.ts';

/**
 * Returns the key that signs tokens. The first server creates it and stores it in the database, so that all servers share it.
 */
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
