import { type Client, createClient } from '../../api/client.ts';
import { validToken } from '../../state/session/session-token.ts';
import { createStorage, type SafeStorage } from '../../tracking/storage.ts';
import type { Basics } from './mount.ts';

/** The client of a page: signed with the stored session as long as that is valid. */
export const createPageClient = ({ hosts }: Basics, storage: SafeStorage = createStorage()): Client =>
  createClient({
    apiBase: hosts.api,
    identity: `my.${hosts.site}`,
    token: () => validToken(storage, Date.now()),
  });
