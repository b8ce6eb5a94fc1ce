const gap = 4;
const tallest = 360;

/** What keeps a popover in its place. */
interface Placed {
  /** To be called when its height has changed. */
  place(): void;
  stop(): void;
}

/**
 * Shows a popover under the control that holds it, or above it where there is more room, and keeps it there while the
 * page scrolls. The top layer lifts it over pages that clip.
 */
export const placeBeside = (popup: HTMLElement): Placed => {
  const anchor = popup.closest('.select');
  if (!anchor || !popup.showPopover) return { place: () => {}, stop: () => {} };
  const place = () => {
    const { top, bottom, left, width } = anchor.getBoundingClientRect();
    const below = innerHeight - bottom;
    const list = popup.lastElementChild ?? popup;
    const wanted = popup.offsetHeight + list.scrollHeight - list.clientHeight;
    const isAbove = top > below && below < Math.min(tallest, wanted) + gap;
    const room = Math.max(120, (isAbove ? top : below) - 2 * gap);
    Object.assign(popup.style, {
      position: 'fixed',
      margin: '0',
      left: `${left}px`,
      width: `${width}px`,
      maxHeight: `${Math.min(tallest, room)}px`,
      top: isAbove ? 'auto' : `${bottom + gap}px`,
      bottom: isAbove ? `${innerHeight - top + gap}px` : 'auto',
    });
  };
  // Placed before it is shown, or it would be laid out twice.
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
