import type { ReactNode } from 'react';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { Loaded } from './use-load.ts';

interface Props<T> {
  loaded: Loaded<T>;
  onRetry: () => void;
  /** What to say when the server knows nothing of it. */
  missing?: ReactNode;
  children: (value: T, headers: Headers) => ReactNode;
}

/** What stands where something could not be loaded. */
export function LoadFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Notice kind="error" action="Retry" onAction={onRetry}>
      This could not be loaded: {message}.
    </Notice>
  );
}

/** Shows loaded data, or says why there is none and offers to ask again. */
export function Loading<T>({ loaded, onRetry, missing, children }: Props<T>) {
  if (loaded.state === 'ready') return children(loaded.value, loaded.headers);
  if (loaded.state === 'loading') return <Skeleton lines={5} />;
  if (loaded.failure.status === 404 && missing) return missing;
  return <LoadFailed message={loaded.failure.message} onRetry={onRetry} />;
}
