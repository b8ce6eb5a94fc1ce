import { deferred } from '../../api/deferred.ts';
import { failure, type Result } from '../../api/result.ts';

/**
 * Returns a function for `useLoad` that downloads deferred code once. After a failed download, the next call tries
 * again.
 */
export const loadCode = <Code>(load: () => Promise<Code>): (() => Promise<Result<Code>>) =>
  deferred(
    async () => ({ payload: await load(), status: 200, headers: new Headers() }),
    () => failure(),
  );
