import type { ReactNode } from 'react';
import { deferred } from '../../api/deferred.ts';
import { type Failure, failure, type Result } from '../../api/result.ts';
import { Skeleton } from '../../ui/look/waiting/skeleton.tsx';
import { Notice } from '../../ui/overlays/notice.tsx';
import { cabinetText } from '../../validation/messages/cabinet.ts';
import { useCabinet } from '../context/cabinet-context.ts';
import { failedCallMessage } from '../context/failed-call-message.ts';
import { wholeCode } from './order-texts.tsx';
import { type Loaded, useLoad } from './use-load.ts';

interface Props<T> {
  loaded: Loaded<T>;
  onRetry: () => void;
  /** Rendered if the server responds with status 404. */
  missing?: ReactNode;
  children: (value: T, headers: Headers) => ReactNode;
}

export function LoadFailed({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const { t } = useCabinet();
  return (
    <Notice kind="error" action={t('Retry')} onAction={onRetry}>
      <b>{t('This could not be loaded.')}</b> {cabinetText(failedCallMessage(failure), t)}
    </Notice>
  );
}

/** Renders the message that the customer has no such order. */
export function UnknownOrder({ orderCode = '' }: { orderCode?: string }) {
  const { t } = useCabinet();
  return (
    <Notice kind="error">
      {orderCode
        ? t.parts('There is no order %code% in your account. It may belong to another e-mail address.', {
            code: wholeCode(orderCode),
          })
        : t('There is no such order in your account.')}{' '}
      <a href="/">{t('See your orders')}</a>
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

interface LoadProps<T> {
  /** Key of the data for `useLoad`. */
  name: string;
  load: () => Promise<Result<T>>;
  children: (value: T, reload: () => void, headers: Headers) => ReactNode;
}

export function Load<T>({ name, load, children }: LoadProps<T>) {
  const [loaded, reload] = useLoad(name, load);
  return (
    <Loading loaded={loaded} onRetry={reload}>
      {(value, headers) => children(value, reload, headers)}
    </Loading>
  );
}

/**
 * Creates a component that renders parts of pages. Their code is downloaded when the first of them is shown, and again after a
 * failure.
 */
export const deferParts = <Parts,>(name: string, load: () => Promise<Parts>) => {
  const loadParts = deferred(
    async () => ({ payload: await load(), status: 200, headers: new Headers() }),
    () => failure(),
  );
  return ({ children }: Pick<LoadProps<Parts>, 'children'>) => (
    <Load name={name} load={loadParts}>
      {children}
    </Load>
  );
};
