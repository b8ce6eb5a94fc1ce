const controls = 'input:not([type=hidden]),select,textarea,button';

/** Scrolls a field to the middle of the screen and focuses its control. Returns false if there is no such field. */
export const revealField = (root: ParentNode, name: string): boolean => {
  const field = root.querySelector<HTMLElement>(`[data-field="${name}"]`);
  if (!field) return false;
  const isReducedMotion = matchMedia('(prefers-reduced-motion:reduce)').matches;
  field.scrollIntoView({ block: 'center', behavior: isReducedMotion ? 'auto' : 'smooth' });
  field.querySelector<HTMLElement>(`.control :is(${controls})`)?.focus({ preventScroll: true });
  return true;
};

/** Reveals the first field with an error. Must be called after the errors have been rendered. */
export const revealFirstError = (root: ParentNode): boolean => {
  const first = root.querySelector<HTMLElement>('[data-error-for]')?.dataset.errorFor;
  return first ? revealField(root, first) : false;
};
