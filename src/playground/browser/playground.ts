import { addCopyButtons } from '../../docs/browser/copy-buttons.ts';
import { type Choices, writeChoices } from '../choices/choices.ts';
import { type Origin, scriptOf, snippetsOf } from '../choices/snippets.ts';
import { contrastsOf } from './colours.ts';
import { alignControls, applyShortcut, readForm, showPriceVersion, writeForm } from './controls.ts';
import { startPreview } from './preview-frame.ts';

const find = <Found extends Element>(selector: string, kind: new () => Found): Found => {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`The playground lacks ${selector}.`);
  return found;
};

/** In a static copy of the playground, `data-scripts` of the page names the host of the scripts. */
const scripts = document.body.dataset.scripts || location.origin;
const origin: Origin = { scripts, host: new URL(scripts).host };
const defaults: Parameters<typeof contrastsOf>[1] = JSON.parse(document.body.dataset.defaults ?? '{}');

const showSnippet = (choices: Choices) => {
  const kind = find('#kind', HTMLSelectElement);
  const snippets = snippetsOf(choices, origin);
  if (!kind.options.length) kind.append(...snippets.map((one) => new Option(one.name, one.kind)));
  const snippet = snippets.find((one) => one.kind === kind.value) ?? snippets[0];
  find('.code code', HTMLElement).textContent = snippet?.text ?? '';
  const note = find('[data-query-note]', HTMLElement);
  note.hidden = !choices.query;
  note.textContent = `Open your page with the query ${choices.query}`;
};

const showContrasts = ({ tokens, scheme }: Choices) => {
  const isDark = scheme ? scheme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  const rows = contrastsOf(tokens, defaults, isDark).map(({ text, background, contrast, isEnough }) => {
    const row = document.createElement('li');
    row.className = isEnough ? 'enough' : 'low';
    row.textContent = `${text} on ${background}: ${contrast.toFixed(1)} : 1, ${isEnough ? 'enough' : 'too low, 4.5 needed'}`;
    return row;
  });
  find('.contrast ul', HTMLElement).replaceChildren(...rows);
  find('.contrast', HTMLElement).hidden = !rows.length;
};

const start = () => {
  const form = find('.controls', HTMLFormElement);
  const preview = startPreview(find('.stage', HTMLElement), find('.events', HTMLElement), (version) => {
    origin.priceVersion = version;
    showPriceVersion(form, version);
    showSnippet(readForm(form));
  });
  const show = () => {
    const choices = readForm(form);
    alignControls(form, choices);
    history.replaceState(null, '', writeChoices(choices));
    showSnippet(choices);
    showContrasts(choices);
    preview.show(choices);
    void showBytes(find('.bytes', HTMLElement), choices, scripts);
  };
  writeForm(form, location.search);
  form.addEventListener('input', ({ target }) => {
    applyShortcut(form, target);
    show();
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('reset', (event) => {
    event.preventDefault();
    writeForm(form, '');
    show();
  });
  find('#kind', HTMLSelectElement).addEventListener('change', () => showSnippet(readForm(form)));
  for (const radio of document.querySelectorAll<HTMLInputElement>('[name=width]'))
    radio.addEventListener('change', () => preview.resize(Number(radio.value)));
  find('[data-clear]', HTMLElement).addEventListener('click', () =>
    find('.events', HTMLElement).replaceChildren(),
  );
  const copyLink = find('[data-copy-link]', HTMLElement);
  copyLink.addEventListener('click', async () => {
    const isCopied = await navigator.clipboard.writeText(location.href).then(
      () => true,
      () => false,
    );
    copyLink.textContent = isCopied ? 'Link copied' : 'Copy the address bar';
  });
  show();
  addCopyButtons(document);
};

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * Shows how many bytes the chosen widget downloads: its script with the first view, as the server at `scripts` sends it, and
 * then its code and the site's data, as the build has measured them.
 */
const showBytes = async (place: HTMLElement, choices: Choices, scripts: string): Promise<void> => {
  const name = scriptOf(choices);
  const [script, measured] = await Promise.all(
    [`${scripts}/embed/${name}`, 'sizes.json'].map((address, index) =>
      fetch(address, { method: index ? 'GET' : 'HEAD' }).catch(() => null),
    ),
  );
  const first = Number(script?.headers.get('content-length'));
  const sizes: Readonly<Record<string, number>> = measured?.ok ? await measured.json() : {};
  const code = Number(sizes[choices.widget]) + Number(sizes['script-site']);
  place.textContent =
    first && code
      ? `${name}: ${kilobytes(first)}, then ${kilobytes(code)} of code and data.`
      : `${name}: a build with --quick has not measured its bytes.`;
};

start();
