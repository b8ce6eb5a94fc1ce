type Control = HTMLSelectElement | HTMLInputElement | HTMLTextAreaElement;

const isChanged = (control: Control) => {
  if ('options' in control) return !control.options[control.selectedIndex]?.defaultSelected;
  if (control.type === 'radio') return 'checked' in control && control.checked && !control.defaultChecked;
  return control.value !== control.defaultValue;
};

/** Finds a control in the widget: by its id, or a radio, which has none, by its group and value. */
const ownOf = (control: Element, root: ShadowRoot) =>
  root.querySelector<Control>(
    control.id
      ? `#${control.id}`
      : `[name="${control.getAttribute('name')}"][value="${control.getAttribute('value')}"]`,
  );

/** Copies what the visitor has chosen and typed to the widget's own controls. */
const takeChoices = (from: ShadowRoot, to: ShadowRoot) => {
  for (const control of from.querySelectorAll<Control>('select,input,textarea')) {
    const own = isChanged(control) && ownOf(control, to);
    if (!own) continue;
    if (own.type === 'radio') own.click();
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
    if (last) ownOf(last, to)?.focus();
  };
  if (focused?.localName !== 'select') return take();
  focused.addEventListener('change', take);
  focused.addEventListener('blur', take);
};
