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

/** Calls `close` for Escape and for a tap outside of a tooltip. Returns the function that stops that. */
const closeByEscapeOrTap = (tip: Element | null, close: () => void) => {
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // A dialog of the page around the widget stays open.
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  // Safari does not focus a tapped button, so that a tap elsewhere causes no blur event.
  const closeByTapElsewhere = (event: Event) => tip && !event.composedPath().includes(tip) && close();
  document.addEventListener('keydown', closeByEscape, { capture: true });
  document.addEventListener('pointerdown', closeByTapElsewhere);
  return () => {
    document.removeEventListener('keydown', closeByEscape, { capture: true });
    document.removeEventListener('pointerdown', closeByTapElsewhere);
  };
};

/**
 * Renders children with a tooltip, which shows `text` above them on hover and on keyboard focus. Escape closes it.
 * Style: tooltip.css.
 */
export function Tooltip({ text, id, delay = 1500, toggledBy, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const tip = useRef<HTMLSpanElement>(null);
  const timer = useRef(0);
  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  const open = () => {
    clearTimeout(timer.current);
    setOpen(true);
  };
  const openLater = () => {
    clearTimeout(timer.current);
    timer.current = Number(setTimeout(open, delay));
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => (isOpen ? closeByEscapeOrTap(tip.current, () => setOpen(false)) : undefined), [isOpen]);
  const toggleByTap = (event: MouseEvent<Element>) => {
    if (!toggledBy || !opensByTap() || !(event.target as Element).closest(toggledBy)) return;
    event.preventDefault();
    if (isOpen) close();
    else open();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events come from the elements inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: the focus opens it for keyboards
    <span
      ref={tip}
      className="tip"
      onPointerEnter={(event) => event.pointerType === 'mouse' && openLater()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && close()}
      onFocusCapture={(event) => event.target.matches(':focus-visible') && open()}
      onBlurCapture={close}
      onClick={toggleByTap}
    >
      {children}
      <span role="tooltip" id={id} className="bubble" hidden={!isOpen} part="tooltip">
        {text}
      </span>
    </span>
  );
}
