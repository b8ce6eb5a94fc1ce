import type { KeyboardEvent } from 'react';
import type { Calculator } from '../../state/calculator/calculator-types.ts';
import { orderLinkProps } from '../order-link.ts';

interface Props extends Pick<Calculator, 'link' | 'orderNow'> {
  isBlocked: boolean;
}

/** Follows the link when Space is pressed, because the link looks like a button. */
const followBySpace = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
};

/** The link to the order page. It has no address while the form is invalid, so that it can be neither followed nor copied. */
export const OrderNow = ({ isBlocked, link, orderNow }: Props) => (
  <a
    className="button primary order"
    part="button button-primary"
    {...(isBlocked
      ? { role: 'link', 'aria-disabled': true }
      : { href: link(), onKeyDown: followBySpace, ...orderLinkProps({ hrefOf: link, onFollow: orderNow }) })}
  >
    Order now
  </a>
);
