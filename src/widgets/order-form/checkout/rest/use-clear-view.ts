import { type RefObject, useEffect } from 'react';

/** Height in px of the part of a focused control that must be visible: the line with the cursor, with its edge. */
const lineHeight = 60;

/** Returns whether the bar covers the beginning of a control. */
const isCovered = (control: Element, bar: Element): boolean => {
  const { top, left, right, height } = control.getBoundingClientRect();
  const cover = bar.getBoundingClientRect();
  const isBeside = right <= cover.left || left >= cover.right;
  return !isBeside && top + Math.min(height, lineHeight) > cover.top;
};

/**
 * Keeps the order bar from covering what the visitor uses. It scrolls a focused control that the bar covers into view, because
 * browsers count that control as visible. It sets `--keyboard` to the height that an on-screen keyboard covers, because the bar
 * would otherwise stay behind the keyboard.
 */
export const useClearView = (inBar: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const bar = inBar.current?.parentElement;
    const form = bar?.parentElement;
    if (!bar || !form) return;
    const view = globalThis.visualViewport;
    const reveal = ({ target }: Event) => {
      if (!(target instanceof Element) || bar.contains(target)) return;
      // The radio itself is invisible, so its label counts.
      const control = target.closest('label') ?? target;
      if (!isCovered(control, bar)) return;
      const { top } = bar.getBoundingClientRect();
      // The scroll margin of the controls ends above the bar.
      form.style.setProperty('--covered', `${innerHeight - top}px`);
      control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    };
    const measure = () => {
      // A zoomed page is smaller than its window, too, but has no keyboard.
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
