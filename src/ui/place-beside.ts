const gap = 4;
const tallest = 360;

/**
 * Shows a popover under the control that holds it, or above it where there is more room, and keeps it there while the
 * page scrolls. The top layer lifts it over pages that clip. Gives a way to stop.
 */
export const placeBeside = (popup: HTMLElement): (() => void) => {
  const anchor = popup.closest('.select');
  if (!anchor || !popup.showPopover) return () => {};
  const place = () => {
    const { top, bottom, left, width } = anchor.getBoundingClientRect();
    const below = innerHeight - bottom;
    const isAbove = below < tallest + gap && top > below && below < popup.scrollHeight + gap;
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
  // Placed before it is shown, or it would be laid out twice; only where room is short its height is needed too.
  place();
  popup.showPopover();
  place();
  const options = { capture: true, passive: true };
  addEventListener('scroll', place, options);
  addEventListener('resize', place, options);
  return () => {
    removeEventListener('scroll', place, options);
    removeEventListener('resize', place, options);
  };
};
