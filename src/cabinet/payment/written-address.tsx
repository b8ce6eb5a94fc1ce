import { useTranslator } from '../../ui/use-translator.ts';
import { EmailAddress } from '../forms/email-address.tsx';
import type { PaymentProps } from './bill.tsx';

interface Props extends Pick<PaymentProps, 'order'> {
  onChange: () => void;
}

/**
 * Renders the address to which letters about an order go, with a way to change it, because a customer who has mistyped it gets
 * none of them.
 */
export function WrittenAddress({ order: { code, contact }, onChange }: Props) {
  const t = useTranslator();
  return (
    <section className="sheet" aria-labelledby="address">
      <h2 id="address" className="address-title">
        {t('We write to this address')}
      </h2>
      <EmailAddress email={contact.email} draftName={`email ${code}`} onChange={onChange} />
    </section>
  );
}
