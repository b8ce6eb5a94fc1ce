import { addCopyButtons } from '../../docs/browser/copy-buttons.ts';
import type { Theme } from '../../docs/build/themes.ts';
import { type Choices, readChoices, writeChoices } from '../choices/choices.ts';
import { type Origin, snippetsOf } from '../choices/snippets.ts';
import { startPreview } from './preview.ts';

/** Number of events that are kept in the list. */
const keptEvents = 50;

const find = <Found extends Element>(selector: string, kind: new () => Found): Found => {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`The playground lacks ${selector}.`);
  return found;
};

/** In a static copy of the playground, `data-scripts` of the page names the host of the scripts. */
const scripts = document.body.dataset.scripts || location.origin;
const origin: Origin = { scripts };
const form = find('.controls', HTMLFormElement);
const list = find('.events', HTMLElement);
const kind = find('#kind', HTMLSelectElement);

const readForm = (): Choices =>
  readChoices(
    new URLSearchParams([...new FormData(form)].map(([name, value]): [string, string] => [name, `${value}`])),
  );

/** Writes the choices of an address into the form. A list without the value of the address shows its first option. */
const writeForm = (search: string) => {
  const query = new URLSearchParams(search);
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')) {
    field.value = query.get(field.name) ?? '';
    if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.selectedIndex = 0;
  }
};

const setField = (name: string, value: string) => {
  const field = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (field) field.value = value;
};

/** Copies a changed colour or example theme to the fields of the tokens. */
const copyToTokens = (target: EventTarget | null) => {
  if (target instanceof HTMLInputElement && target.dataset.colourOf)
    setField(target.dataset.colourOf, target.value);
  if (!(target instanceof HTMLSelectElement) || target.dataset.example === undefined) return;
  for (const input of form.querySelectorAll<HTMLInputElement>('[name^="token-"]')) input.value = '';
  const { tokens = {}, scheme = '' }: Partial<Theme> = JSON.parse(target.value || '{}');
  for (const [name, value] of Object.entries({ ...tokens })) setField(`token-${name}`, value);
  setField('scheme', scheme);
};

/** Shows the controls that the chosen widget reads, and the colours of the tokens. */
const alignControls = ({ widget, tokens }: Choices) => {
  for (const label of form.querySelectorAll<HTMLElement>('[data-of]'))
    label.hidden = !label.dataset.of?.split(' ').includes(widget);
  for (const input of form.querySelectorAll<HTMLInputElement>('[data-colour-of]')) {
    const text = tokens[input.dataset.colourOf?.replace('token-', '') ?? ''] ?? '';
    const isColour = /^#[\da-f]{6}$/i.test(text);
    input.classList.toggle('unset', !isColour);
    if (isColour) input.value = text;
  }
};

const showSnippet = (choices: Choices) => {
  const snippets = snippetsOf(choices, origin);
  if (!kind.options.length) kind.append(...snippets.map((one) => new Option(one.name, one.kind)));
  find('.code code', HTMLElement).textContent = snippets.find((one) => one.kind === kind.value)?.text ?? '';
  const note = find('[data-query-note]', HTMLElement);
  note.hidden = !choices.query;
  note.textContent = `Open your page with the query ${choices.query}`;
};

const addEvent = (type: string, detail: string) => {
  const row = document.createElement('li');
  row.append(Object.assign(document.createElement('b'), { textContent: `octavo:${type}` }), ` ${detail}`);
  list.prepend(row);
  while (list.children.length > keptEvents) list.lastElementChild?.remove();
};

const preview = startPreview(find('.stage', HTMLElement), addEvent, (version) => {
  origin.priceVersion = version;
  for (const place of form.querySelectorAll('[data-price-version]')) place.textContent = `${version}`;
  showSnippet(readForm());
});

const show = () => {
  const choices = readForm();
  alignControls(choices);
  history.replaceState(null, '', writeChoices(choices));
  showSnippet(choices);
  preview.show(choices);
};

form.addEventListener('input', ({ target }) => {
  copyToTokens(target);
  show();
});
form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('reset', (event) => {
  event.preventDefault();
  writeForm('');
  show();
});
kind.addEventListener('change', () => showSnippet(readForm()));
for (const radio of document.querySelectorAll<HTMLInputElement>('[name=width]'))
  radio.addEventListener('change', () => preview.resize(Number(radio.value)));
find('[data-clear]', HTMLElement).addEventListener('click', () => list.replaceChildren());
const copyLink = find('[data-copy-link]', HTMLElement);
copyLink.addEventListener('click', async () => {
  copyLink.textContent = await navigator.clipboard.writeText(location.href).then(
    () => 'Link copied',
    () => 'Copy the address bar',
  );
});
writeForm(location.search);
show();
addCopyButtons(document);
