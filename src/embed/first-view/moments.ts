/** Waits for the next task. Between two tasks the page handles input, so that a slow phone is not blocked. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Prepares a widget part by part. Each part has a task of its own, so that a slow phone is not blocked. */
export const prepareInTasks = async ({ prepare }: { prepare(): boolean }): Promise<void> => {
  do await nextTask();
  while (prepare());
};

/** Calls `callback` once the next frame has been drawn, or soon after in a tab that draws none. */
export const afterFrame = (callback: () => void) => {
  let isDone = false;
  const callOnce = () => {
    if (!isDone) callback();
    isDone = true;
  };
  requestAnimationFrame(() => setTimeout(callOnce));
  setTimeout(callOnce, 250);
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

/**
 * Calls `callback` when the visitor touches the element, points at it or moves the focus to it for the first time. `waiting` ends
 * the waiting.
 */
export const onFirstTouch = (host: Element, waiting: AbortController, callback: () => void) => {
  const callOnce = () => {
    waiting.abort();
    callback();
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'click'])
    host.addEventListener(type, callOnce, { passive: true, signal: waiting.signal });
};

/** Calls `callback` once the element is within 300 px of the screen. `waiting` ends the waiting. */
export const onceNear = (host: Element, waiting: AbortController, callback: () => void) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.pop()?.isIntersecting) return;
      waiting.abort();
      callback();
    },
    { rootMargin: '300px' },
  );
  observer.observe(host);
  waiting.signal.addEventListener('abort', () => observer.disconnect());
};
