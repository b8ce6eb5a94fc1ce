import { type Client, createClient } from '../api/client.ts';
import { validToken } from '../state/session-token.ts';
import type { SafeStorage } from '../tracking/storage.ts';

/** The client of a page: signed with the stored session as long as that is valid. */
export const createPageClient = (apiBase: string, identity: string, storage: SafeStorage): Client =>
  createClient({ apiBase, identity, token: () => validToken(storage, Date.now()) });
