import { type RefObject, useEffect } from 'react';

/** Height in px of the part of a focused control that must be visible: the line with the cursor, and its border. */
const lineHeight = 60;

/** Returns whether the order bar covers the beginning of a control. */
const isCovered = (control: Element, bar: Element): boolean => {
  const { top, left, right, height } = control.getBoundingClientRect();
  const cover = bar.getBoundingClientRect();
  const isBeside = right <= cover.left || left >= cover.right;
  return !isBeside && top + Math.min(height, lineHeight) > cover.top;
};

/**
 * Keeps the order bar from covering the focused control. If the bar covers it, the control is scrolled into view,
 * because browsers regard it as visible. The hook also sets `--keyboard` to the height of an on-screen keyboard,
 * because the bar would otherwise be behind the keyboard.
 */
export const useClearView = (inBar: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const bar = inBar.current?.parentElement;
    const form = bar?.parentElement;
    if (!bar || !form) return;
    const view = globalThis.visualViewport;
    const reveal = ({ target }: Event) => {
      if (!(target instanceof Element) || bar.contains(target)) return;
      // Uses the label of a radio, because the radio itself is invisible.
      const control = target.closest('label') ?? target;
      if (!isCovered(control, bar)) return;
      const { top } = bar.getBoundingClientRect();
      // Sets the scroll margin of the controls so that it ends above the bar.
      form.style.setProperty('--covered', `${innerHeight - top}px`);
      control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    };
    const measure = () => {
      // Ignores a zoomed page. Its visible part is also smaller than the window, but no keyboard is open.
      const covered = view && view.scale < 1.01 ? innerHeight - view.height - view.offsetTop : 0;
      bar.style.setProperty('--keyboard', `${Math.max(0, covered)}px`);
    };
    form.addEventListener('focusin', reveal);
    view?.addEventListener('resize', measure);
    view?.addEventListener('scroll', measure);
    return () => {
      form.removeEventListener('focusin', reveal);
      view?.removeEventListener('resize', measure);
      view?.removeEventListener('scroll', measure);
    };
  }, [inBar]);
};
