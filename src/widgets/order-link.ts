import type { MouseEvent, SyntheticEvent } from 'react';

export interface OrderLink {
  /** Returns the address of the order page at this moment. */
  hrefOf(): string;
  /** Called when the visitor follows the link. Returns false to prevent the navigation. */
  onFollow(href: string): boolean;
}

/**
 * Returns the props, except `href`, of a link that opens the order page in a new tab. The props renew the address
 * before each use, because the order page accepts the visitor's parameters of an address for ten minutes only.
 */
export const orderLinkProps = ({ hrefOf, onFollow }: OrderLink) => {
  const renew = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    currentTarget.href = hrefOf();
  };
  const followLink = (event: MouseEvent<HTMLAnchorElement>) => {
    renew(event);
    // A press of the middle button also follows a link, one of the right button does not.
    if (event.button < 2 && !onFollow(event.currentTarget.href)) event.preventDefault();
  };
  return {
    // `_blank` implies `noopener` in all supported browsers.
    target: '_blank',
    onPointerDown: renew,
    onFocus: renew,
    onClick: followLink,
    onAuxClick: followLink,
  };
};
