import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';

interface Props {
  text: ReactNode;
  /** Id of the bubble, for `aria-describedby` of what is inside. */
  id?: string | undefined;
  /** Milliseconds of hovering before it opens; labels take 300. */
  delay?: number | undefined;
  /**
   * Selector of what inside opens and closes it by a tap, on phones and wherever nothing hovers, instead of acting;
   * what else is inside acts as ever.
   */
  toggledBy?: string | undefined;
  /** Takes a stop of the Tab key itself, where nothing inside can. */
  isFocusable?: boolean | undefined;
  children: ReactNode;
}

/** Phones, and whatever has no pointer that could hover. */
const isTapped = () => matchMedia('(max-width:768px),(hover:none)').matches;

/** Shows `text` above its children on hover and on keyboard focus; Escape closes it. Style: tooltip.css. */
export function Tooltip({ text, id, delay = 1500, toggledBy, isFocusable, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const tip = useRef<HTMLSpanElement>(null);
  const timer = useRef(0);
  const turn = (open: boolean, wait = 0) => {
    clearTimeout(timer.current);
    if (wait) timer.current = Number(setTimeout(setOpen, wait, open));
    else setOpen(open);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    // Safari gives a tapped button no focus, so that none is lost by the next tap.
    const leave = (event: Event) =>
      tip.current && !event.composedPath().includes(tip.current) && setOpen(false);
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', leave);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', leave);
    };
  }, [isOpen]);
  const toggle = (event: MouseEvent<Element>) => {
    if (!toggledBy || !isTapped() || !(event.target as Element).closest(toggledBy)) return;
    event.preventDefault();
    turn(!isOpen);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what is inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: keyboards open it by focus
    <span
      ref={tip}
      className="tip"
      {...(isFocusable && { tabIndex: 0, role: 'group', 'aria-describedby': id })}
      onPointerEnter={(event) => event.pointerType === 'mouse' && turn(true, delay)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && turn(false)}
      onFocus={(event) => event.target.matches(':focus-visible') && turn(true)}
      onBlur={() => turn(false)}
      onClick={toggle}
    >
      {children}
      <span role="tooltip" id={id} className="bubble" hidden={!isOpen} part="tooltip">
        {text}
      </span>
    </span>
  );
}
