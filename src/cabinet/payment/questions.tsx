import { useTranslator } from '../../ui/use-translator.ts';
import type { PaymentProps } from './bill.tsx';

/** Renders an e-mail link for questions about an order, if the site has an e-mail address. */
export function Questions({ order, site }: Pick<PaymentProps, 'order' | 'site'>) {
  const t = useTranslator();
  const mail = site?.config.contact_email;
  return (
    mail &&
    t.parts('Questions: %email%', {
      email: (
        <a
          key="email"
          href={`mailto:${mail}?subject=${encodeURIComponent(t('Order %code%', { code: order.code }))}`}
        >
          {mail}
        </a>
      ),
    })
  );
}
