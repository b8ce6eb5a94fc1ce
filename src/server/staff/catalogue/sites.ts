import { createHash } from 'node:crypto';
import type { Db } from '../../database/schema.ts';
import type { Site } from '../../sites/store/sites.ts';
import { bumpVersion } from '../../sites/store/write-site.ts';
import type { Actor } from '../store/acts.ts';

/** Site of an act, and the person whose act it is. */
export interface ActedSite<Known = Site> {
  site: Known;
  actor: Actor;
}

/** Returns the name of a site in acts. The port is left out, because the command line may have another one. */
export const siteName = ({ host }: { host: string }): string => host.replace(/:\d+$/, '');

/** Returns a value that changes with every change of a text. */
export const textVersion = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Changes the content of a site in one transaction. */
export const changeSite = <Answer>(
  db: Db,
  { id }: { id: number },
  change: (tx: Db) => Promise<Answer>,
): Promise<Answer> =>
  db.transaction().execute(async (tx) => {
    // The version is written first, because this write locks the site against simultaneous changes.
    await bumpVersion(tx, id);
    return change(tx);
  });
