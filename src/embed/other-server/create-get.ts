import type { Call, ResponseOf } from '../../api/call.ts';
import { networkTimeoutMs } from '../../api/deferred.ts';
import type { Hosts } from '../../state/page/context.ts';

/** A call without path parameters. */
type PlainCall = Call<string, unknown, unknown>;

export type Get = <C extends PlainCall>(call: C, query?: URLSearchParams) => Promise<ResponseOf<C> | null>;

/** Creates the function that sends a GET call with the site's identity; it resolves with null after a failure. */
export const createGet =
  ({ api, site }: Hosts): Get =>
  async <C extends PlainCall>({ path }: C, query?: URLSearchParams) => {
    try {
      const response = await fetch(`${api}${path}${query ? `?${query}` : ''}`, {
        headers: { 'x-identity': `my.${site}` },
        signal: AbortSignal.timeout(networkTimeoutMs),
      });
      const body: ResponseOf<C> | null = response.ok ? await response.json() : null;
      return body;
    } catch {
      return null;
    }
  };
