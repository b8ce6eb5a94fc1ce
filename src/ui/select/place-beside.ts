const gap = 4;
const maxHeight = 360;

/** Control of a popover's position. */
interface Placement {
  /** Updates the position. Must be called after the popover's height has changed. */
  place(): void;
  stop(): void;
}

/**
 * Shows a popover below its select, or above it if there is more space, and keeps it there while the page scrolls. The
 * browser's top layer keeps the page from clipping the popover.
 */
export const placeBeside = (popup: HTMLElement): Placement => {
  const anchor = popup.closest('.select');
  if (!anchor || !popup.showPopover) return { place: () => {}, stop: () => {} };
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
  // Positioned before it is shown, because it would otherwise be laid out twice.
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
