import { useLayoutEffect, useRef, useState } from 'react';
import { type CloseOptions, type ListProps, OpenList } from './open-list.tsx';

interface Props extends ListProps {
  setOpen: (isOpen: boolean) => void;
}

/** Keys that open the list. A typed character is also used as the search text. */
const openingKeys = /^(Enter|Arrow(Up|Down)|.)$/;

const isTouchDevice = () => matchMedia('(pointer:coarse)').matches;

/**
 * Renders the searchable list of a native select. It opens by the keys that open a select. The list is created when the
 * pointer enters the select, so that a press only has to show it.
 */
export function SelectPopup({ isOpen, setOpen, ...list }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const typed = useRef('');
  const [isPrepared, setPrepared] = useState(false);
  useLayoutEffect(() => {
    const native = place.current?.parentElement?.querySelector('select');
    const openByKey = (event: globalThis.KeyboardEvent) => {
      const { key } = event;
      const isCommand = event.ctrlKey || event.metaKey || !openingKeys.test(key);
      if (isCommand || isTouchDevice()) return;
      event.preventDefault();
      typed.current = key.length === 1 ? key.trim() : '';
      setOpen(true);
    };
    // Prepares nothing in a browser without popovers, where a list that is not open yet would be visible.
    const prepare = () => setPrepared(!isTouchDevice() && 'popover' in document.body);
    const discard = () => setPrepared(false);
    if (native?.matches(':hover')) prepare();
    native?.addEventListener('keydown', openByKey);
    native?.addEventListener('pointerenter', prepare);
    native?.addEventListener('pointerleave', discard);
    return () => {
      native?.removeEventListener('keydown', openByKey);
      native?.removeEventListener('pointerenter', prepare);
      native?.removeEventListener('pointerleave', discard);
    };
  }, [setOpen]);
  const close = (options?: CloseOptions) => {
    typed.current = '';
    setOpen(false);
    setPrepared(false);
    if (options?.refocus) place.current?.parentElement?.querySelector('select')?.focus();
  };
  const openList = (
    <OpenList key={typed.current} {...list} isOpen={isOpen} typed={typed.current} onClose={close} />
  );
  return <div ref={place}>{(isOpen || isPrepared) && openList}</div>;
}
