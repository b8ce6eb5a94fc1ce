const gap = 4;
const maxHeight = 360;

/**
 * Shows a popover below its select, or above it if there is more space, and keeps it there while the page scrolls. The
 * popover is in the browser's top layer, so that no element of the page clips it.
 */
export const placeBeside = (popup: HTMLElement) => {
  const anchor = popup.closest('.select');
  if (!anchor || !popup.showPopover) return { place: () => {}, stop: () => {} };
  /** Updates the position. Must be called after the popover's height has changed. */
  const place = () => {
    const { top, bottom, left, width } = anchor.getBoundingClientRect();
    const below = innerHeight - bottom;
    const list = popup.lastElementChild ?? popup;
    const fullHeight = popup.offsetHeight + list.scrollHeight - list.clientHeight;
    const isAbove = top > below && below < Math.min(maxHeight, fullHeight) + gap;
    const available = Math.max(120, (isAbove ? top : below) - 2 * gap);
    Object.assign(popup.style, {
      position: 'fixed',
      margin: '0',
      left: `${left}px`,
      width: `${width}px`,
      maxHeight: `${Math.min(maxHeight, available)}px`,
      top: isAbove ? 'auto' : `${bottom + gap}px`,
      bottom: isAbove ? `${innerHeight - top + gap}px` : 'auto',
    });
  };
  // Positions the popover before showing it, because the browser would otherwise compute its layout twice.
  place();
  popup.showPopover();
  const options = { capture: true, passive: true };
  addEventListener('scroll', place, options);
  addEventListener('resize', place, options);
  const stop = () => {
    removeEventListener('scroll', place, options);
    removeEventListener('resize', place, options);
  };
  return { place, stop };
};
