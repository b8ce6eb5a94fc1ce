type Control = HTMLSelectElement | HTMLInputElement | HTMLTextAreaElement;

const isChanged = (control: Control) => {
  if ('options' in control) return !control.options[control.selectedIndex]?.defaultSelected;
  if (control.type === 'radio') return 'checked' in control && control.checked && !control.defaultChecked;
  return control.value !== control.defaultValue;
};

/**
 * Returns the control of the widget that corresponds to one of the view: it has the same id, or for a radio, which
 * has no id, the same group and value, or for a button, the same part.
 */
const ownOf = (control: Element, root: ParentNode) => {
  const [name, value, part] = ['name', 'value', 'part'].map((attribute) => control.getAttribute(attribute));
  return root.querySelector<Control>(
    control.id ? `#${control.id}` : name ? `[name="${name}"][value="${value}"]` : `[part="${part}"]`,
  );
};

/** Copies the visitor's choices and typed texts to the controls of the widget. */
const copyChoices = (from: ParentNode, to: ParentNode) => {
  for (const control of from.querySelectorAll<Control>('select,input,textarea')) {
    const own = isChanged(control) && ownOf(control, to);
    if (!own) continue;
    if (own.type === 'radio') own.click();
    own.value = control.value;
    for (const type of ['input', 'change']) own.dispatchEvent(new Event(type, { bubbles: true }));
  }
};

/**
 * Replaces a first view by the widget and keeps the visitor's choices and focus. What was pressed is pressed again. If the
 * visitor has opened a list, it stays open until a choice is made or the focus leaves it. The view is either the shadow root of
 * an element that the server has drawn, or content of the widget's own root.
 */
export const takeOver = (
  from: ShadowRoot | Element,
  to: ParentNode,
  show: () => void,
  pressed: () => Element | null | undefined = () => null,
) => {
  const root = from.getRootNode() as ShadowRoot;
  const focused = root.activeElement;
  const replaceView = () => {
    focused?.removeEventListener('change', replaceView);
    focused?.removeEventListener('blur', replaceView);
    // Reads the focused control first, because hiding the view removes the focus.
    const last = root.activeElement;
    show();
    copyChoices(from, to);
    if (root !== to) root.host.remove();
    if (last) ownOf(last, to)?.focus();
    const again = pressed();
    if (again) ownOf(again, to)?.click();
  };
  if (focused?.localName !== 'select') return replaceView();
  focused.addEventListener('change', replaceView);
  focused.addEventListener('blur', replaceView);
};
