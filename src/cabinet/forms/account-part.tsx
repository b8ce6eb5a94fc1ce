import { type ReactNode, useState } from 'react';
import type { Order } from '../../api/resources/order.ts';
import { useCabinet, useCabinetStore } from '../context/cabinet-context.ts';
import { Loading, loadCode, useLoad } from '../shared/loading.tsx';
import type { EmailProps, PrimaryName } from './primary-info.tsx';

export type Parts = typeof import('./deferred-parts.ts');

const loadParts = loadCode(() => import('./deferred-parts.ts'));

/** Renders parts that few customers use. Their code is loaded when the first of them is shown. */
export function AccountPart({ children }: { children: (parts: Parts) => ReactNode }) {
  const [loaded, reload] = useLoad('account parts', loadParts);
  return (
    <Loading loaded={loaded} onRetry={reload}>
      {children}
    </Loading>
  );
}

export function DeferredEmailForm(props: EmailProps) {
  return <AccountPart>{({ EmailForm }) => <EmailForm {...props} />}</AccountPart>;
}

const primaryNames: readonly PrimaryName[] = ['firstName', 'lastName', 'phone'];

/**
 * Asks a customer who has registered with e-mail address and password alone for names and phone. After an answer, this
 * browser does not ask again.
 */
export function MissingInfo({ contact }: Pick<Order, 'contact'>) {
  const { storage } = useCabinet();
  const { owner } = useCabinetStore();
  const mark = `asked:${owner}`;
  // Keeps the fields while they are shown, because the orders are loaded again when the customer returns to the tab.
  const [missing] = useState(() => (storage.get(mark) ? [] : primaryNames.filter((name) => !contact[name])));
  if (missing.length === 0) return null;
  return (
    <div className="columns even beside">
      <AccountPart>
        {({ MissingSheet }) => (
          <MissingSheet contact={contact} missing={missing} onAnswered={() => storage.set(mark, true)} />
        )}
      </AccountPart>
    </div>
  );
}
