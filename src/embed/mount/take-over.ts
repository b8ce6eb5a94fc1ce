type Control = HTMLSelectElement | HTMLInputElement;

const isChanged = (control: Control) =>
  'options' in control
    ? !control.options[control.selectedIndex]?.defaultSelected
    : control.value !== control.defaultValue;

/** Copies what the visitor has chosen to the widget's own controls, which have the same ids. */
const takeChoices = (from: ShadowRoot, to: ShadowRoot) => {
  for (const control of from.querySelectorAll<Control>('select[id],input[id]')) {
    const own = to.querySelector<Control>(`#${control.id}`);
    if (!own || !isChanged(control)) continue;
    own.value = control.value;
    for (const type of ['input', 'change']) own.dispatchEvent(new Event(type, { bubbles: true }));
  }
};

/**
 * Shows the widget in place of its prerendered HTML, and keeps the visitor's choices and focus. A list that the visitor has
 * opened stays open until a choice is made or the list is left.
 */
export const takeOver = (from: ShadowRoot, to: ShadowRoot, show: () => void) => {
  const focused = from.activeElement;
  const take = () => {
    focused?.removeEventListener('change', take);
    focused?.removeEventListener('blur', take);
    // Hiding the prerendered HTML takes its focus away.
    const last = from.activeElement;
    show();
    takeChoices(from, to);
    from.host.remove();
    if (last) to.getElementById(last.id)?.focus();
  };
  if (focused?.localName !== 'select') return take();
  focused.addEventListener('change', take);
  focused.addEventListener('blur', take);
};
