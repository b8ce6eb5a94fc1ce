/** Waits for the next task. Between two tasks the page handles input, so that a slow phone is not blocked. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Prepares a widget part by part. Each part has a task of its own, so that a slow phone is not blocked. */
export const prepareInTasks = async ({ prepare }: { prepare(): boolean }): Promise<void> => {
  do await nextTask();
  while (prepare());
};

/** Calls `act` once the next frame has been drawn, or soon after in a tab that draws none. */
export const afterFrame = (act: () => void) => {
  let isDone = false;
  const actOnce = () => {
    if (!isDone) act();
    isDone = true;
  };
  requestAnimationFrame(() => setTimeout(actOnce));
  setTimeout(actOnce, 250);
};

/** Time in ms after which the code of a widget with a first view is downloaded although the page is still busy. */
const downloadTimeoutMs = 2500;

/**
 * Resolves when the page has loaded and its thread is idle. Safari has no idle callbacks; there it resolves in the next
 * task.
 */
export const untilIdle = () =>
  new Promise<unknown>((done) => {
    const idle = () => window.requestIdleCallback?.(done) ?? setTimeout(done);
    if (document.readyState === 'complete') idle();
    else addEventListener('load', idle, { once: true });
    setTimeout(done, downloadTimeoutMs);
  });

/** Calls `act` when the visitor touches the element, points at it or moves the focus to it for the first time. */
export const onFirstTouch = (host: Element, act: () => void) => {
  const waiting = new AbortController();
  const actOnce = () => {
    waiting.abort();
    act();
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'click'])
    host.addEventListener(type, actOnce, { passive: true, signal: waiting.signal });
};

/** Calls `act` once the element is within 300 px of the screen. */
export const onceNear = (host: Element, act: () => void) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.pop()?.isIntersecting) return;
      observer.disconnect();
      act();
    },
    { rootMargin: '300px' },
  );
  observer.observe(host);
};
