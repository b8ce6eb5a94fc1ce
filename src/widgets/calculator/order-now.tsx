import type { KeyboardEvent } from 'react';
import type { Calculator } from '../../state/calculator/calculator-types.ts';
import { orderLinkProps } from '../order-link.ts';

interface Props extends Pick<Calculator, 'link' | 'orderNow'> {
  isBlocked: boolean;
}

/** A link looks like a button here, so that the key that presses buttons follows it too. */
const followBySpace = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
};

/** Link to the order page. While the form is invalid it has no address, so there is nothing to follow or to copy. */
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
