import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Db } from './schema.ts';

/** Returns a random id of 48 bits, so that ids cannot be guessed from each other. */
export const newId = (): number => randomInt(1, 2 ** 48 - 1);

/** Characters of an order code. Easily confused characters, such as O and 0, are left out. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns an order code such as `O-7K3M9Q`, short enough to be read out on the phone. */
export const newOrderCode = (): string =>
  `O-${Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;

/** Returns a secret of 192 random bits for a link or the place of a file. It is safe in a URL. */
export const newSecret = (): string => randomBytes(24).toString('base64url');

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

/** Returns the SHA-256 of a text in hexadecimal. Tables contain it in place of secrets and addresses. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Returns the beginning of the SHA-256 of a content. It is safe in an address and in a header. */
export const shortHashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 16);
