import { addCopyButtons } from '../../docs/browser/copy-buttons.ts';
import { type Bootstrap, type PriceVersion, priceVersion } from '../../order/vocabulary/site.ts';
import { attributes } from '../../public-interface/attributes.ts';
import { attributesOf, declarationsOf, snippetOf } from '../snippet.ts';

const findElement = <Found extends Element>(selector: string, kind: new () => Found): Found => {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`The playground lacks ${selector}.`);
  return found;
};

/** In a static copy of the playground, `data-scripts` of the page names the host of the scripts. */
const scripts = document.body.dataset.scripts || location.origin;
const form = findElement('.controls', HTMLFormElement);
const code = findElement('.code code', HTMLElement);
const accent = findElement('#token-accent', HTMLInputElement);
const stage = findElement('.stage', HTMLElement);
const frame = findElement('iframe', HTMLIFrameElement);
const fields = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('select, input')];
let siteVersion: PriceVersion | undefined;

/** Writes the choices of the address into the form. A colour has no name, and so is no choice, until it is chosen. */
const writeForm = () => {
  const choices = new URLSearchParams(location.search);
  for (const field of fields) {
    field.value = choices.get(field.id) ?? '';
    if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.selectedIndex = 0;
    if (field.type !== 'color' || choices.has(field.id)) field.name = field.id;
  }
};

const readForm = () =>
  new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]) => (value ? [[name, `${value}`.trim()]] : [])),
  );

/** Shows the widget's own accent in the colour field until the visitor chooses another one. */
const showAccent = () => {
  const widget = frame.contentDocument?.querySelector('main > *')?.shadowRoot?.querySelector('.octavo');
  const canvas = document.createElement('canvas').getContext('2d');
  if (!widget || !canvas || accent.name) return;
  canvas.fillStyle = getComputedStyle(widget).accentColor;
  accent.value = canvas.fillStyle;
};

/** Gives the frame the width of the chosen device, scales it down to the available space, and reads the accent. */
const fitFrame = () => {
  const width = Number(readForm().get('width'));
  const height = Math.max(320, frame.contentDocument?.body?.offsetHeight ?? 0);
  const scale = Math.min(1, stage.clientWidth / width);
  frame.style.cssText = `width: ${width}px; height: ${height}px; transform: scale(${scale})`;
  stage.style.height = `${Math.ceil(height * scale)}px`;
  showAccent();
};

/** Shows the chosen widget in the frame. The element is kept as long as the widget is the same, so that typed values stay. */
const showIn = (page: Document, view: Window & typeof globalThis, choices: URLSearchParams) => {
  const tag = `octavo-${choices.get('widget')}`;
  const before = page.querySelector('main')?.firstElementChild;
  const element = before?.localName === tag ? before : page.createElement(tag);
  const values = new Map([...attributesOf(choices), ['loading', 'eager']]);
  for (const name of Object.keys(attributes)) {
    const value = values.get(name);
    if (value === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(`
    :root { ${declarationsOf(choices).join(' ')} }
    body { margin: 0; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif }
    ${tag} { display: block }
    ${tag}::part(${CSS.escape(choices.get('part') || 'none')}) { outline: 3px solid #d6246e }`);
  page.adoptedStyleSheets = [sheet];
  if (element !== before) page.querySelector('main')?.replaceChildren(element);
};

const showChoices = () => {
  const choices = readForm();
  const widget = choices.get('widget') ?? '';
  for (const label of form.querySelectorAll<HTMLElement>('[data-of]'))
    label.hidden = !label.dataset.of?.split(' ').includes(widget);
  history.replaceState(null, '', `?${choices}`);
  code.textContent = snippetOf(choices, scripts, siteVersion);
  const { contentDocument: page } = frame;
  if (page?.defaultView) showIn(page, page.defaultView, choices);
  fitFrame();
};

const startPreview = () => {
  const page = frame.contentDocument;
  // The preview stays, because it does not follow the widget to the order page.
  page?.addEventListener('octavo:redirect', (event) => event.preventDefault());
  page?.defaultView?.octavo?.push([
    'ready',
    ({ config }: Bootstrap) => {
      siteVersion = priceVersion(config);
      showChoices();
    },
  ]);
  if (page) new ResizeObserver(fitFrame).observe(page.body);
  showChoices();
};

form.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLInputElement) target.name = target.id;
  showChoices();
});
form.addEventListener('submit', (event) => event.preventDefault());
new ResizeObserver(fitFrame).observe(stage);
writeForm();
showChoices();
addCopyButtons(document);
if (frame.contentDocument?.readyState === 'complete' && frame.contentDocument.querySelector('main'))
  startPreview();
else frame.addEventListener('load', startPreview);
