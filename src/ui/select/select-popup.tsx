import { useLayoutEffect, useRef, useState } from 'react';
import { adoptStyles } from '../look/adopt-styles.ts';
import { createSheet } from '../look/create-sheet.ts';
import { type ListProps, OpenList } from './open-list.tsx';
import styles from './select-popup.css';

export interface SelectPopupProps extends ListProps {
  onTurn: (isOpen: boolean) => void;
}

const sheet = createSheet(styles);

// Any other single character opens the list too, and is searched for.
const opens = /^(Enter|Arrow(Up|Down)|.)$/;

const isTouched = () => matchMedia('(pointer:coarse)').matches;

/**
 * Stands beside the native select once loaded: opens by its keys, and shows the list while it is open. What opens is
 * made when the pointer comes, so that the press has only to show it.
 */
export function SelectPopup({ isOpen, onTurn, ...list }: SelectPopupProps) {
  const place = useRef<HTMLDivElement>(null);
  const typed = useRef('');
  const [isExpected, setExpected] = useState(false);
  // Before it opens: a new sheet has the whole widget styled anew.
  useLayoutEffect(() => {
    if (place.current) adoptStyles(place.current, sheet);
  }, []);
  useLayoutEffect(() => {
    const native = place.current?.parentElement?.querySelector('select');
    const press = (event: globalThis.KeyboardEvent) => {
      const { key } = event;
      const isCommand = event.ctrlKey || event.metaKey || !opens.test(key);
      if (isCommand || isTouched()) return;
      event.preventDefault();
      typed.current = key.length === 1 ? key.trim() : '';
      onTurn(true);
    };
    // Where there are no popovers nothing can stand there unseen.
    const expect = () => setExpected(!isTouched() && 'popover' in document.body);
    const leave = () => setExpected(false);
    if (native?.matches(':hover')) expect();
    native?.addEventListener('keydown', press);
    native?.addEventListener('pointerenter', expect);
    native?.addEventListener('pointerleave', leave);
    return () => {
      native?.removeEventListener('keydown', press);
      native?.removeEventListener('pointerenter', expect);
      native?.removeEventListener('pointerleave', leave);
    };
  }, [onTurn]);
  const close = (refocus: boolean) => {
    typed.current = '';
    onTurn(false);
    setExpected(false);
    if (refocus) place.current?.parentElement?.querySelector('select')?.focus();
  };
  const line = (
    <OpenList key={typed.current} {...list} isOpen={isOpen} typed={typed.current} onClose={close} />
  );
  return <div ref={place}>{(isOpen || isExpected) && line}</div>;
}
