import type { Db } from '../../database/schema.ts';

/** Number of logos of a site that are kept, because letters that were sent before a change name the earlier ones. */
const keptLogos = 20;

/** Stores a logo of a site under the name of its content, and removes the oldest but `present`. */
export const storeLogo = (
  db: Db,
  logo: { site_id: number; name: string; png: string; created_at: number },
  present: string | undefined,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await tx
      .insertInto('logos')
      .values(logo)
      .onConflict((conflict) => conflict.columns(['site_id', 'name']).doUpdateSet(logo))
      .execute();
    const storedLogos = await tx
      .selectFrom('logos')
      .select('name')
      .where('site_id', '=', logo.site_id)
      .orderBy('created_at', 'desc')
      .execute();
    const removedNames = storedLogos.slice(keptLogos).flatMap(({ name }) => (name === present ? [] : [name]));
    if (removedNames.length > 0)
      await tx
        .deleteFrom('logos')
        .where('site_id', '=', logo.site_id)
        .where('name', 'in', removedNames)
        .execute();
  });

/** Reads a logo in base64; undefined if the site has none of this name. */
export const findLogo = async (db: Db, siteId: number, name: string): Promise<string | undefined> => {
  const logo = await db
    .selectFrom('logos')
    .select('png')
    .where('site_id', '=', siteId)
    .where('name', '=', name)
    .executeTakeFirst();
  return logo?.png;
};
