import type { MouseEvent, SyntheticEvent } from 'react';

export interface OrderLink {
  /** Address of the order page at this moment. */
  hrefOf(): string;
  /** Called when the link is followed. Returns false to prevent that. */
  onFollow(href: string): boolean;
}

/**
 * Returns the props, besides `href`, of a link that opens the order page in a new tab. They renew the address before each
 * use, because the order page accepts the visitor's parameters in an address for ten minutes only.
 */
export const orderLinkProps = ({ hrefOf, onFollow }: OrderLink) => {
  const renew = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    currentTarget.href = hrefOf();
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    renew(event);
    // The middle button also follows a link. The right button does not.
    if (event.button < 2 && !onFollow(event.currentTarget.href)) event.preventDefault();
  };
  return {
    // In all supported browsers, `_blank` implies `noopener`.
    target: '_blank',
    onPointerDown: renew,
    onFocus: renew,
    onClick: follow,
    onAuxClick: follow,
  };
};
