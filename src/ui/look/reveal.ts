const controls = 'input:not([type=hidden]),select,textarea,button';

/** Scrolls a field of the form to the middle of the screen and puts the focus in its control. */
export const revealField = (root: ParentNode, name: string): boolean => {
  const field = root.querySelector<HTMLElement>(`[data-field="${name}"]`);
  if (!field) return false;
  const isCalm = matchMedia('(prefers-reduced-motion:reduce)').matches;
  field.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' });
  field.querySelector<HTMLElement>(`.control :is(${controls})`)?.focus({ preventScroll: true });
  return true;
};

/** Does so for the first field that shows an error. Call it once the errors are rendered. */
export const revealFirstError = (root: ParentNode): boolean => {
  const first = root.querySelector<HTMLElement>('[data-error-for]')?.dataset.errorFor;
  return first ? revealField(root, first) : false;
};
