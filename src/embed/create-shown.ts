/** Milliseconds after which a widget counts as shown in any case: in a page that nobody sees no frame is drawn. */
const patience = 1000;

/**
 * `shown` comes once a frame with what has been drawn by the time of `show` was seen; what no first price needs is
 * asked for behind it. After `leave` it never comes.
 */
export const createShown = () => {
  let tell: (() => void) | undefined;
  const shown = new Promise<void>((done) => {
    tell = done;
  });
  const end = () => tell?.();
  return {
    shown,
    show: () => {
      setTimeout(end, patience);
      requestAnimationFrame(() => setTimeout(end));
    },
    leave: () => {
      tell = undefined;
    },
  };
};
