/** Milliseconds after which a widget counts as shown without a frame, because a hidden page draws no frames. */
const frameTimeoutMs = 1000;

/**
 * Creates the promise `shown`, which resolves after the first frame that follows `show`. Deferred code is requested
 * after that. `leave` rejects the promise, so that a removed widget requests no code.
 */
export const createFirstFrame = () => {
  let end!: () => void;
  let leave!: () => void;
  const shown = new Promise<void>((resolve, reject) => {
    end = resolve;
    leave = reject;
  });
  const show = () => {
    setTimeout(end, frameTimeoutMs);
    requestAnimationFrame(() => setTimeout(end));
  };
  return { shown, show, leave };
};
