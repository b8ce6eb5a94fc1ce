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

/**
 * Reveals the first field with an error. Of fields that share it, that is the last one: the password of a refused login, because
 * the address is more often right. Must be called after the errors have been rendered.
 */
export const revealFirstError = (root: ParentNode): boolean => {
  const error = root.querySelector<HTMLElement>('[data-error-for]');
  if (!error) return false;
  const last = [...root.querySelectorAll(`[aria-describedby~="${error.id}"]`)].pop();
  const field = last?.closest<HTMLElement>('[data-field]') ?? error;
  return revealField(root, field.dataset.field ?? error.dataset.errorFor ?? '');
};
