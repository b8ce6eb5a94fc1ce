import type { ReactNode } from 'react';
import type { Failure } from '../../api/result.ts';
import { Skeleton } from '../../ui/look/skeleton.tsx';
import { Notice } from '../../ui/overlays/notice.tsx';
import { failureText } from '../context/failure-text.ts';
import type { Loaded } from './use-load.ts';

interface Props<T> {
  loaded: Loaded<T>;
  onRetry: () => void;
  /** What to say when the server knows nothing of it. */
  missing?: ReactNode;
  children: (value: T, headers: Headers) => ReactNode;
}

/** What stands where something could not be loaded. */
export function LoadFailed({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  return (
    <Notice kind="error" action="Retry" onAction={onRetry}>
      This could not be loaded. {failureText(failure)}
    </Notice>
  );
}

/** Shows loaded data, or says why there is none or why it may be old, and offers to ask again. */
export function Loading<T>({ loaded, onRetry, missing, children }: Props<T>) {
  if (loaded.state === 'loading') return <Skeleton lines={5} />;
  if (loaded.state === 'failed' && loaded.failure.status === 404 && missing) return missing;
  return (
    <>
      {loaded.failure && <LoadFailed failure={loaded.failure} onRetry={onRetry} />}
      {loaded.state === 'ready' && children(loaded.value, loaded.headers)}
    </>
  );
}
