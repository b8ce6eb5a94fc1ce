import { type MouseEvent, type SyntheticEvent, useState } from 'react';
import { openInTopWindow } from '../state/page/order-link.ts';
import { useTranslator } from '../ui/use-translator.tsx';

export interface OrderLink {
  /** Returns the address of the order page at this moment. */
  hrefOf(): string;
  /** Called when the visitor follows the link. Returns false to prevent the navigation. */
  onFollow(href: string): boolean;
  /** Called with the address that a frame's sandbox allows the visitor to open in no way. */
  onBlocked(href: string): void;
}

/** Opens an address from a frame: in a new tab, else in the top window. Returns false if the frame's sandbox forbids both. */
const openFromFrame = (href: string): boolean => {
  const tab = window.open(href);
  if (!tab) return openInTopWindow(href);
  tab.opener = null;
  return true;
};

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
    // In a frame that may open no tab, a browser ignores the press without a word.
    else if (event.button === 0 && window.top !== window) {
      event.preventDefault();
      if (!openFromFrame(href)) onBlocked(href);
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

/** Returns a function that takes the address that a frame may not open, and the sentence that then shows it. */
export const useBlockedAddress = () => {
  const t = useTranslator();
  const [address, setAddress] = useState('');
  const sentence = address && (
    <p
      className="blocked-address"
      role="alert"
      ref={(shown: HTMLElement | null) => shown?.scrollIntoView({ block: 'nearest' })}
    >
      {t('This page may open no other. Copy the address of your order:')} <span>{address}</span>
    </p>
  );
  return [setAddress, sentence] as const;
};
