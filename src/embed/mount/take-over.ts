import { nextTask } from '../first-view/moments.ts';
import { leadsOn } from '../first-view/presses.ts';
import type { MountData } from './widget-module.ts';

type Control = HTMLSelectElement | HTMLInputElement | HTMLTextAreaElement;

const isChanged = (control: Control) => {
  if ('options' in control) return !control.options[control.selectedIndex]?.defaultSelected;
  if (control.type === 'radio') return 'checked' in control && control.checked && !control.defaultChecked;
  return control.value !== control.defaultValue;
};

/**
 * Returns what identifies a control in its widget: its id, or for a radio, which has no id, the group and value, or for a
 * button its part, its label, or its text.
 */
const controlKey = (control: Element) =>
  control.id ||
  (control instanceof HTMLInputElement && control.name + control.value) ||
  (control.getAttribute('part') ?? control.getAttribute('aria-label') ?? control.textContent);

/** Returns the control of the widget that corresponds to one of the view. */
const counterpartOf = (control: Element, from: ParentNode, to: ParentNode) => {
  const alike = (root: ParentNode) =>
    [...root.querySelectorAll<Control>('select,input,textarea,button,a')].filter(
      (other) => controlKey(other) === controlKey(control),
    );
  const before: readonly Element[] = alike(from);
  const nth = before.indexOf(control);
  return alike(to)[nth];
};

/** Copies the visitor's choices and typed texts to the controls of the widget. */
const copyChoices = (from: ParentNode, to: ParentNode) => {
  for (const control of from.querySelectorAll<Control>('select,input,textarea')) {
    const own = isChanged(control) && counterpartOf(control, from, to);
    if (!own) continue;
    if (own.type === 'radio') own.click();
    own.value = control.value;
    for (const type of ['input', 'change']) own.dispatchEvent(new Event(type, { bubbles: true }));
  }
};

/** Presses the controls one after another, each in a task of its own, because a press may render what the next one needs. */
const pressAgain = async (pressed: readonly Element[], from: ParentNode, to: ParentNode) => {
  for (const control of pressed) {
    const own: Element | undefined = counterpartOf(control, from, to);
    const link = own instanceof HTMLAnchorElement ? own : { target: '' };
    const { target } = link;
    // A browser opens no new tab long after the press.
    if (!navigator.userActivation?.isActive) link.target = '';
    if (own instanceof HTMLElement) own.click();
    link.target = target;
    await nextTask();
  }
};

const hasSelection = (control: Element | undefined): control is HTMLInputElement | HTMLTextAreaElement =>
  control !== undefined && 'selectionStart' in control && control.selectionStart !== null;

/** Puts the focus, with the selection of a text, where it was in the view. */
const copyFocus = (last: Element, own: Control | undefined) => {
  own?.focus({ preventScroll: true });
  if (!hasSelection(last) || !hasSelection(own)) return;
  own.setSelectionRange(last.selectionStart, last.selectionEnd, last.selectionDirection ?? undefined);
};

const totalOf = (root: ParentNode) => root.querySelector('[data-price=total]');

/**
 * Shows a total that differs from that of the view as a change, like any other. It differs if the site's prices have changed
 * since the browser stored the view. Returns whether it differs.
 */
const announceTotal = (seen: string | undefined, to: ParentNode) => {
  const total = totalOf(to);
  if (!seen || !total || seen === total.textContent) return false;
  const detail = Number(seen.replace(/\D/g, ''));
  setTimeout(() => total.dispatchEvent(new CustomEvent('octavo-seen', { detail })));
  return true;
};

/** Returns whether a list is open. Browsers that cannot tell count it as closed. */
const isOpen = (list: HTMLSelectElement) => CSS.supports('selector(:open)') && list.matches(':open');

/**
 * Replaces a first view by the widget and keeps the visitor's choices and focus. What was pressed is pressed again. A
 * focused list may be open, so it stays until a choice is made or the focus leaves it. The view is either the shadow root of
 * an element that the server has drawn, or content of the widget's own root. Returns a promise if it waits for that.
 */
export const takeOver = (
  from: ShadowRoot | Element,
  to: ParentNode,
  { presses, showWidget }: Pick<MountData, 'presses'> & { showWidget(): void },
) => {
  const root = from.getRootNode() as ShadowRoot;
  const focused = root.activeElement;
  const replaceView = () => {
    // Reads the focused control first, because hiding the view removes the focus.
    const last = root.activeElement;
    const seen = totalOf(from)?.textContent;
    // A hidden text is at its start.
    const scrolled = [...from.querySelectorAll('input,textarea')].map(
      (text) => [text, text.scrollLeft, text.scrollTop] as const,
    );
    showWidget();
    const isOtherPrice = announceTotal(seen, to);
    copyChoices(from, to);
    if (last) copyFocus(last, counterpartOf(last, from, to));
    for (const [text, left, top] of scrolled) counterpartOf(text, from, to)?.scrollTo(left, top);
    if (root !== to) root.host.remove();
    // A press that leads on is not repeated if the visitor has seen another price.
    const repeated = presses?.controls.filter((control) => !(isOtherPrice && leadsOn(control)));
    pressAgain(repeated ?? [], from, to);
  };
  if (!(focused instanceof HTMLSelectElement) || (isChanged(focused) && !isOpen(focused)))
    return replaceView();
  const replaceOnceSettled = async () => {
    await presses?.settled();
    replaceView();
  };
  return new Promise<void>((resolve) => {
    // Waits for the press or the key that moves the focus, whose target would be lost with the view.
    const replaceSoon = () => {
      for (const type of ['change', 'blur']) focused.removeEventListener(type, replaceSoon);
      setTimeout(() => resolve(replaceOnceSettled()));
    };
    for (const type of ['change', 'blur']) focused.addEventListener(type, replaceSoon);
  });
};
