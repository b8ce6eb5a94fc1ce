import { useState } from 'react';
import type { Order } from '../../api/resources/order.ts';
import { useCabinet, useCabinetStore } from '../context/cabinet-context.ts';
import { deferParts } from '../shared/loading.tsx';
import type { EmailProps, PrimaryName } from './primary-info.tsx';

/** Renders parts that few customers use. */
export const AccountPart = deferParts('account parts', () => import('./deferred-parts.ts'));

export const DeferredEmailForm = (props: EmailProps) => (
  <AccountPart>{({ EmailForm }) => <EmailForm {...props} />}</AccountPart>
);

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
