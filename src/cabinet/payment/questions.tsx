import type { PaymentProps } from './bill.tsx';

/** E-mail link for questions about an order, if the site has an address. */
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
