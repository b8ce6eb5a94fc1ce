import { type FC, type SyntheticEvent, useRef, useState } from 'react';
import type { SelectPopupProps } from './select-popup.tsx';

/** The searchable list of a Select: loaded on the way to it, so that no first price waits for its code. */
export const useSelectPopup = () => {
  const [Popup, setPopup] = useState<FC<SelectPopupProps> | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const hasFailed = useRef(false);
  const load = () => {
    if (Popup || hasFailed.current) return;
    import('./select-popup.tsx').then(
      (module) => setPopup(() => module.SelectPopup),
      () => {
        hasFailed.current = true;
      },
    );
  };
  /** Opens it in place of the browser's own list, which remains where fingers choose or loading has failed. */
  const open = (event: SyntheticEvent, text = '') => {
    load();
    if (hasFailed.current || matchMedia('(pointer:coarse)').matches) return;
    event.preventDefault();
    setTyped(text);
  };
  return {
    Popup: typed === null ? null : Popup,
    typed: typed ?? '',
    load,
    open,
    close: () => setTyped(null),
  };
};
