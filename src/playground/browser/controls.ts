import type { Theme } from '../../docs/build/themes.ts';
import type { PriceVersion } from '../../order/vocabulary/site.ts';
import { type Choices, readChoices, readsAttribute, textChoices } from '../choices/choices.ts';
import { hexOf, parseColour } from './colours.ts';

/** Reads the choices from the form. */
export const readForm = (form: HTMLFormElement): Choices => {
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() ? [[name, value.trim()]] : [],
  );
  const read = readChoices(`?${new URLSearchParams(entries)}`);
  // Ignores an option that the chosen widget does not read, although its control keeps the value.
  const isRead = (name: string) =>
    !['template', 'version', 'rule', 'locale'].includes(name) || readsAttribute(read.widget, name);
  const open = textChoices.filter((name) => !isRead(name)).map((name) => [name, ''] as const);
  return { ...read, ...Object.fromEntries(open) };
};

/** Shows the controls that the chosen widget reads, and sets colours and shortcuts to the values of the token inputs. */
export const alignControls = (form: HTMLFormElement, { widget }: Choices): void => {
  const textOf = (name: string) => form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? '';
  for (const label of form.querySelectorAll<HTMLElement>('[data-of]'))
    label.hidden = !label.dataset.of?.split(' ').includes(widget);
  for (const input of form.querySelectorAll<HTMLInputElement>('[data-colour-of]')) {
    const colour = parseColour(textOf(`token-${input.dataset.colourOf}`));
    input.classList.toggle('unset', !colour);
    if (colour) input.value = hexOf(colour);
  }
  for (const select of form.querySelectorAll<HTMLSelectElement>('[data-sets]')) {
    const value = textOf(select.dataset.sets ?? '');
    select.value = [...select.options].some((option) => option.value === value) ? value : 'own';
  }
};

/** Shows the price version of the site, in the control of the price list and for widgets that always follow the site. */
export const showPriceVersion = (form: HTMLFormElement, version: PriceVersion): void => {
  const own = form.querySelector<HTMLOptionElement>('[name=version] [value=""]');
  if (own) own.textContent = `The site's (${version})`;
  for (const place of form.querySelectorAll('[data-price-version]')) place.textContent = String(version);
};

/** Writes the choices of an address into the form. A list without the value of the address shows its first option. */
export const writeForm = (form: HTMLFormElement, search: string): void => {
  const query = new URLSearchParams(search);
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')) {
    field.value = query.get(field.name) ?? '';
    if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.selectedIndex = 0;
  }
};

/** Copies a changed colour, shortcut or example to the inputs of the tokens. */
export const applyShortcut = (form: HTMLFormElement, target: EventTarget | null): void => {
  const set = (name: string, value: string) => {
    const input = form.querySelector<HTMLInputElement>(`[name="token-${name}"]`);
    if (input) input.value = value;
  };
  if (target instanceof HTMLInputElement && target.dataset.colourOf)
    set(target.dataset.colourOf, target.value);
  if (!(target instanceof HTMLSelectElement)) return;
  if (target.dataset.sets) set(target.dataset.sets.replace('token-', ''), target.value);
  if (target.dataset.example === undefined) return;
  for (const input of form.querySelectorAll<HTMLInputElement>('[name^="token-"]')) input.value = '';
  const { tokens = {}, scheme = '' }: Partial<Theme> = JSON.parse(target.value || '{}');
  for (const [name, value] of Object.entries(tokens)) set(name, value);
  const schemes = form.querySelector<HTMLSelectElement>('[name=scheme]');
  if (schemes) schemes.value = scheme;
};
