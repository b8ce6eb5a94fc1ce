import type { PaymentProps } from './bill.tsx';

/** Whom to write to about an order, where the site says. */
export function Questions({ order, site }: Pick<PaymentProps, 'order' | 'site'>) {
  const mail = site?.config.contact_email;
  return (
    mail && (
      <>
        Questions: <a href={`mailto:${mail}?subject=Order%20${order.code}`}>{mail}</a>
      </>
    )
  );
}
