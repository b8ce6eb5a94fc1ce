type Control = HTMLSelectElement | HTMLInputElement | HTMLTextAreaElement;

const isChanged = (control: Control) => {
  if ('options' in control) return !control.options[control.selectedIndex]?.defaultSelected;
  if (control.type === 'radio') return 'checked' in control && control.checked && !control.defaultChecked;
  return control.value !== control.defaultValue;
};

/**
 * Returns the control of the widget that corresponds to a prerendered one. It has the same id, or for a radio, which
 * has no id, the same group and value.
 */
const ownOf = (control: Element, root: ParentNode) =>
  root.querySelector<Control>(
    control.id
      ? `#${control.id}`
      : `[name="${control.getAttribute('name')}"][value="${control.getAttribute('value')}"]`,
  );

/** Copies the visitor's choices and typed texts to the controls of the widget. */
const copyChoices = (from: ShadowRoot, to: ParentNode) => {
  for (const control of from.querySelectorAll<Control>('select,input,textarea')) {
    const own = isChanged(control) && ownOf(control, to);
    if (!own) continue;
    if (own.type === 'radio') own.click();
    own.value = control.value;
    for (const type of ['input', 'change']) own.dispatchEvent(new Event(type, { bubbles: true }));
  }
};

/**
 * Replaces prerendered HTML by the widget and keeps the visitor's choices and focus. If the visitor has opened a list,
 * it stays open until a choice is made or the focus leaves it.
 */
export const takeOver = (from: ShadowRoot, to: ParentNode, show: () => void) => {
  const focused = from.activeElement;
  const replacePrerendered = () => {
    focused?.removeEventListener('change', replacePrerendered);
    focused?.removeEventListener('blur', replacePrerendered);
    // Reads the focused control first, because hiding the prerendered HTML removes the focus.
    const last = from.activeElement;
    show();
    copyChoices(from, to);
    from.host.remove();
    if (last) ownOf(last, to)?.focus();
  };
  if (focused?.localName !== 'select') return replacePrerendered();
  focused.addEventListener('change', replacePrerendered);
  focused.addEventListener('blur', replacePrerendered);
};
