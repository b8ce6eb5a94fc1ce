/** Milliseconds after which a widget counts as shown in any case: in a page that nobody sees no frame is drawn. */
const patience = 1000;

/**
 * `shown` comes once a frame with what has been drawn by the time of `show` was seen; what no first price needs is
 * asked for behind it. With `leave` it is refused, so that nothing waits for a widget that has gone.
 */
export const createShown = () => {
  let end!: () => void;
  let leave!: () => void;
  const shown = new Promise<void>((resolve, reject) => {
    end = resolve;
    leave = reject;
  });
  const show = () => {
    setTimeout(end, patience);
    requestAnimationFrame(() => setTimeout(end));
  };
  return { shown, show, leave };
};
