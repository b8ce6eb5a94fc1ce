import type { ReactNode } from 'react';
import type { Failure } from '../../api/result.ts';
import { Skeleton } from '../../ui/look/waiting/skeleton.tsx';
import { Notice } from '../../ui/overlays/notice.tsx';
import { useTranslator } from '../../ui/use-translator.ts';
import { cabinetText } from '../../validation/messages/cabinet.ts';
import { failureMessage } from '../context/failure-message.ts';
import type { Loaded } from './use-load.ts';

interface Props<T> {
  loaded: Loaded<T>;
  onRetry: () => void;
  /** Rendered if the server responds with status 404. */
  missing?: ReactNode;
  children: (value: T, headers: Headers) => ReactNode;
}

/** Renders a notice that data could not be loaded, with a button to retry. */
export function LoadFailed({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const t = useTranslator();
  return (
    <Notice kind="error" action={t('Retry')} onAction={onRetry}>
      <b>{t('This could not be loaded.')}</b> {cabinetText(failureMessage(failure), t)}
    </Notice>
  );
}

/** Renders loaded data, a skeleton while they are loading, or a failure with a button to retry. */
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
