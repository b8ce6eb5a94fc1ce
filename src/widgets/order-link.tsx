import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { openInTopWindow } from '../state/page/order-link.ts';
import { useTranslator } from '../ui/use-translator.tsx';

export interface OrderLink {
  /** Returns the address of the order page at this moment. */
  hrefOf(): string;
  /** Called when the visitor follows the link. Returns false to prevent the navigation. */
  onFollow(href: string): boolean;
  /** Called with `hrefOf` if a frame's sandbox forbids opening its address. */
  onBlocked(hrefOf: () => string): void;
}

/**
 * Opens an address from a frame in the top window, else in a new tab. Returns false if the frame's sandbox forbids both. A tab
 * that the page's own policy separates from its opener also counts as forbidden.
 */
const openFromFrame = (href: string): boolean => {
  if (openInTopWindow(href)) return true;
  const tab = window.open(href);
  if (tab) tab.opener = null;
  return Boolean(tab);
};

const hasModifier = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => ctrlKey || metaKey || shiftKey;

/**
 * Returns the props, except `href`, of a link that opens the order page in a new tab. The props renew the address
 * before each use, because the order page accepts the visitor's parameters of an address for ten minutes only.
 */
export const orderLinkProps = ({ hrefOf, onFollow, onBlocked }: OrderLink) => {
  const renew = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    currentTarget.href = hrefOf();
  };
  const followLink = (event: MouseEvent<HTMLAnchorElement>) => {
    renew(event);
    const { href } = event.currentTarget;
    // A press of the middle button also follows a link, one of the right button does not.
    if (event.button < 2 && !onFollow(href)) event.preventDefault();
    // A frame may be forbidden to open a tab. A browser then ignores the press and reports nothing.
    else if (!event.button && !hasModifier(event) && window.top !== window) {
      event.preventDefault();
      if (!openFromFrame(href)) onBlocked(hrefOf);
    }
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

/** Returns `onBlocked` for links, and the sentence with the address of the link that was pressed last. */
export const useBlockedLink = () => {
  const t = useTranslator();
  const shown = useRef<HTMLParagraphElement>(null);
  const [hrefOf, setHrefOf] = useState<() => string>();
  useLayoutEffect(() => {
    if (hrefOf) shown.current?.scrollIntoView({ block: 'nearest' });
  }, [hrefOf]);
  const sentence = hrefOf && (
    <p className="blocked-address" role="alert" ref={shown}>
      {t('This page cannot open another one. To order, copy this address into your browser:')}{' '}
      <span>{hrefOf()}</span>
    </p>
  );
  return [(blocked: () => string) => setHrefOf(() => blocked), sentence] as const;
};
