import type { MouseEvent, SyntheticEvent } from 'react';

export interface OrderLink {
  /** Address of the order page at this moment. */
  hrefOf(): string;
  /** Called once for each opening; false prevents it. */
  onFollow(href: string): boolean;
}

/**
 * Props, beside its `href`, of a link that opens the order page in a new tab. They renew the address whenever it may be
 * used, because the next page believes only for some minutes what the address says of the visitor.
 */
export const orderLinkProps = ({ hrefOf, onFollow }: OrderLink) => {
  const renew = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    currentTarget.href = hrefOf();
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    renew(event);
    // The middle button follows a link too, the right one does not.
    if (event.button < 2 && !onFollow(event.currentTarget.href)) event.preventDefault();
  };
  return {
    // Gives the new tab no opener in any browser that runs these scripts.
    target: '_blank',
    onPointerDown: renew,
    onFocus: renew,
    onClick: follow,
    onAuxClick: follow,
  };
};
