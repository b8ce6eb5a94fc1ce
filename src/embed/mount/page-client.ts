import { type Client, createClient } from '../../api/client.ts';
import { validToken } from '../../state/session/session-token.ts';
import type { SafeStorage } from '../../tracking/storage.ts';
import type { Basics } from './mount.ts';

/** The client of a page: signed with the stored session as long as that is valid. */
export const createPageClient = ({ hosts }: Basics, storage: SafeStorage): Client =>
  createClient({
    apiBase: hosts.api,
    identity: `my.${hosts.site}`,
    token: () => validToken(storage, Date.now()),
  });
