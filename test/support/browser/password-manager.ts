import type { Page } from 'playwright-core';

/** Values that a password manager knows, by their token of `autocomplete`. */
type Vault = Readonly<Record<string, string>>;

/** Fills in the inputs of the document, which runs this. Returns the names of the filled fields. */
const fillVisibleInputs = (vault: Vault): string[] => {
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
  const isFillable = (input: HTMLInputElement) =>
    input.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !input.disabled &&
    !input.readOnly;
  return [...document.querySelectorAll('input')].filter(isFillable).flatMap((input) => {
    const token = input.autocomplete.split(' ').findLast((name) => name in vault);
    if (token) fill(input, vault[token] ?? '');
    return token ? [input.name] : [];
  });
};

/**
 * Fills in the forms of a page as Bitwarden's content script does, but looks into no shadow root: it identifies a visible
 * input by its `autocomplete`, and types by setting the value between events of keyboard, input and change.
 */
export const fillAsPasswordManager = (page: Page, vault: Vault): Promise<string[]> =>
  page.evaluate(fillVisibleInputs, vault);
