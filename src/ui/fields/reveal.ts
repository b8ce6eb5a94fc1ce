import { type RefObject, useLayoutEffect, useState } from 'react';

const controls = 'input:not([type=hidden]),select,textarea,button';

/** Scrolls a field to the middle of the screen and focuses its control. Returns false if there is no such field. */
export const revealField = (root: ParentNode, name: string): boolean => {
  const field = root.querySelector<HTMLElement>(`[data-field="${name}"]`);
  if (!field) return false;
  const isReducedMotion = matchMedia('(prefers-reduced-motion:reduce)').matches;
  field.scrollIntoView({ block: 'center', behavior: isReducedMotion ? 'auto' : 'smooth' });
  field
    .querySelector<HTMLElement>(`.control :is(${controls}):not(:disabled)`)
    ?.focus({ preventScroll: true });
  return true;
};

/** Reveals the first field with an error. Must be called after the errors have been rendered. */
export const revealFirstError = (root: ParentNode): boolean => {
  const error = root.querySelector<HTMLElement>('[data-error-for]');
  return revealField(root, error?.dataset.errorFor ?? '');
};

/** Returns a function that reveals the first error inside `root` once errors are rendered, and how often it was called. */
export const useReveal = (root: RefObject<HTMLElement | null>): [reveal: () => void, count: number] => {
  const [count, setCount] = useState(0);
  useLayoutEffect(() => {
    if (count && root.current) revealFirstError(root.current);
  }, [count, root]);
  return [() => setCount((before) => before + 1), count];
};
