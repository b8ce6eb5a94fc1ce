import type { Test } from 'uvu';
import { createClient } from '../../../../src/api/client.ts';
import { transfer } from '../../../../src/api/upload.ts';
import { json, startProvider } from './provider.ts';

interface ClientOptions {
  apiBase?: string;
  timeoutMs?: number;
  token?: string;
  onServerTime?: (time: number) => void;
}

/**
 * Starts a local provider for a suite. It answers `{}` unless a test sets another answer. `create` creates a client of this
 * provider.
 */
export const openApiClients = async (suite: Pick<Test, 'before'>) => {
  const provider = await startProvider();
  suite.before.each(() => provider.answer(json({})));
  const create = ({ token, ...options }: ClientOptions = {}) =>
    createClient({
      apiBase: provider.address,
      identity: 'my.localhost:8080',
      token: () => token ?? null,
      transfer,
      ...options,
    });
  return { provider, create };
};
