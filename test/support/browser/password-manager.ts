import type { Page } from 'playwright-core';

/** Values that a password manager knows, by their token of `autocomplete`. */
type Vault = Readonly<Record<string, string>>;

/** What `fillVisibleInputs` fills in, and where it looks. */
interface Filling {
  known: Vault;
  seesShadowRoots: boolean;
}

/**
 * Fills in forms as Bitwarden's content script does. It finds visible inputs in the document and in open shadow roots,
 * identifies each by its `autocomplete`, else by type, name, id and label, and types by setting the value between events of
 * keyboard, input and change. With `seesShadowRoots: false` it looks into the
 * document alone. Returns the names of the filled fields. Runs in a page.
 */
export const fillVisibleInputs = ({ known, seesShadowRoots }: Filling): string[] => {
  const inputsIn = (root: Document | ShadowRoot): HTMLInputElement[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      ...(element instanceof HTMLInputElement ? [element] : []),
      ...(seesShadowRoots && element.shadowRoot ? inputsIn(element.shadowRoot) : []),
    ]);
  const isFillable = (input: HTMLInputElement) =>
    input.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !input.disabled &&
    !input.readOnly &&
    ['text', 'email', 'tel', 'password'].includes(input.type);
  /** Words that identify a field without a token of `autocomplete`. */
  const words: Record<string, RegExp> = {
    email: /e-?mail/i,
    'current-password': /passw/i,
    tel: /phone|tel/i,
    'given-name': /first.?name/i,
    'family-name': /last.?name/i,
  };
  const meaningOf = (input: HTMLInputElement) => {
    const tokens = input.autocomplete.split(' ').filter((token) => token in known);
    if (input.autocomplete && input.autocomplete !== 'on') return tokens.at(-1);
    const label = [...(input.labels ?? [])].map(({ textContent }) => textContent).join(' ');
    const text = `${input.type} ${input.name} ${input.id} ${label}`;
    return Object.entries(words).find(([name, pattern]) => name in known && pattern.test(text))?.[0];
  };
  const fill = (input: HTMLInputElement, value: string) => {
    const send = (event: Event) => input.dispatchEvent(event);
    const key = { bubbles: true, composed: true, cancelable: true };
    input.click();
    input.focus();
    send(new KeyboardEvent('keydown', key));
    send(new KeyboardEvent('keyup', key));
    input.value = value;
    send(new KeyboardEvent('keydown', key));
    send(new KeyboardEvent('keyup', key));
    send(new Event('input', { bubbles: true, cancelable: true }));
    send(new Event('change', { bubbles: true, cancelable: true }));
    input.blur();
  };
  return inputsIn(document)
    .filter(isFillable)
    .flatMap((input) => {
      const meaning = meaningOf(input);
      if (meaning) fill(input, known[meaning] ?? '');
      return meaning ? [input.name] : [];
    });
};

/** Fills in the forms of a page in Chromium. */
export const fillAsPasswordManager = (
  page: Page,
  vault: Vault,
  { seesShadowRoots = true } = {},
): Promise<string[]> => page.evaluate(fillVisibleInputs, { known: vault, seesShadowRoots });
