import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';

interface Props {
  text: ReactNode;
  /** Id of the tooltip's text, to which the `aria-describedby` of a child may refer. */
  id?: string | undefined;
  /** Milliseconds of hovering before the tooltip opens. */
  delay?: number | undefined;
  /**
   * Selector of child elements. A tap on such an element toggles the tooltip on phones and on devices without hover,
   * and then has no other effect.
   */
  toggledBy?: string | undefined;
  children: ReactNode;
}

/** Returns whether tooltips open by a tap: on phones and on devices without hover. */
const opensByTap = () => matchMedia('(max-width:768px),(hover:none)').matches;

/**
 * Renders children with a tooltip, which shows `text` above them on hover and on keyboard focus. Escape closes it.
 * Style: tooltip.css.
 */
export function Tooltip({ text, id, delay = 1500, toggledBy, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const tip = useRef<HTMLSpanElement>(null);
  const timer = useRef(0);
  const setOpenAfter = (open: boolean, delayMs = 0) => {
    clearTimeout(timer.current);
    if (delayMs) timer.current = Number(setTimeout(setOpen, delayMs, open));
    else setOpen(open);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog of the page around the widget stays open.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    };
    // Closes the tooltip by a tap elsewhere. Safari does not focus a tapped button, so that tap causes no blur event.
    const closeByTapElsewhere = (event: Event) =>
      tip.current && !event.composedPath().includes(tip.current) && setOpen(false);
    document.addEventListener('keydown', close, true);
    document.addEventListener('pointerdown', closeByTapElsewhere);
    return () => {
      document.removeEventListener('keydown', close, true);
      document.removeEventListener('pointerdown', closeByTapElsewhere);
    };
  }, [isOpen]);
  const toggle = (event: MouseEvent<Element>) => {
    if (!toggledBy || !opensByTap() || !(event.target as Element).closest(toggledBy)) return;
    event.preventDefault();
    setOpenAfter(!isOpen);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events come from the elements inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: the focus opens it for keyboards
    <span
      ref={tip}
      className="tip"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpenAfter(true, delay)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setOpenAfter(false)}
      onFocusCapture={(event) => event.target.matches(':focus-visible') && setOpenAfter(true)}
      onBlurCapture={() => setOpenAfter(false)}
      onClick={toggle}
    >
      {children}
      <span role="tooltip" id={id} className="bubble" hidden={!isOpen} part="tooltip">
        {text}
      </span>
    </span>
  );
}
