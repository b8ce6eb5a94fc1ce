import { escapeHtml } from '../../docs/build/slug.ts';
import { describeLanguage, languageCodes } from '../../languages/languages.ts';
import { templateNames } from '../../order/vocabulary/templates.ts';
import { attributes } from '../../public-interface/attributes.ts';
import { elements } from '../../public-interface/elements.ts';
import { type TokenValue, tokens } from '../../public-interface/tokens.ts';

type Option = readonly [value: string, label: string];

const select = (name: string, label: string, options: readonly Option[], of: readonly string[] = []) =>
  `<label${of.length ? ` data-of="${of.join(' ')}"` : ''}>${label}<select name="${name}">${options
    .map(([value, text]) => `<option value="${escapeHtml(value)}">${escapeHtml(text)}</option>`)
    .join('')}</select></label>`;

const widgetsOf = (name: string): readonly string[] =>
  Object.entries(attributes).find(([known]) => known === name)?.[1].of ?? [];

const named = (values: readonly string[]): Option[] => values.map((value) => [value, value]);

const languageControl = () => {
  const of = widgetsOf('locale');
  if (!of.length) return '';
  const options = languageCodes.map((code) => [code, describeLanguage(code).name] as const);
  return select('locale', 'Language', [['', "The page's"], ...options], of);
};

const rulePages = ['terms-of-use', 'privacy-policy', 'money-back-guarantee'];

/**
 * Returns the note that only the price list has a price version in its element, and that all other priced widgets
 * follow their site.
 */
const priceVersionNote = () => {
  const others = widgetsOf('template').filter((widget) => !widgetsOf('version').includes(widget));
  return `<p class="by-site" data-of="${others.join(' ')}">Price version <output data-price-version></output> (set by the site)</p>`;
};

/** Example values by the kind of token. */
const examples: Readonly<Record<TokenValue, string>> = {
  colour: '#7a1f3d',
  length: '8px',
  'font-family': 'Georgia, serif',
  'box-shadow': '0 1px 3px #0003',
  'position-area': 'inline-end',
};

const tokenInput = (name: string, kind: TokenValue) =>
  `<div class="token">--octavo-${name}<span>${
    kind === 'colour'
      ? `<input type="color" data-colour-of="${name}" aria-label="Colour of --octavo-${name}" />`
      : ''
  }<input name="token-${name}" aria-label="--octavo-${name}" placeholder="${examples[kind]}" autocapitalize="none" autocomplete="off" spellcheck="false" /></span></div>`;

/** Tokens with a control of their own above the list of all tokens. */
const frequent = ['accent'];

const fonts: readonly Option[] = [
  ['', "The page's"],
  ['system-ui, sans-serif', 'System'],
  ['Georgia, serif', 'Georgia'],
  ['"Trebuchet MS", sans-serif', 'Trebuchet'],
  ['ui-monospace, monospace', 'Monospace'],
];

const shortcut = (token: string, label: string, options: readonly Option[]) =>
  `<label>${label}<select data-sets="token-${token}">${options
    .map(([value, text]) => `<option value="${escapeHtml(value)}">${escapeHtml(text)}</option>`)
    .join('')}<option value="own" hidden>Own value</option></select></label>`;

const widgetControls = () => [
  select(
    'widget',
    'Widget',
    elements.map(({ widget }) => [widget, widget]),
  ),
  select('template', 'Template', [['', "The site's"], ...named(templateNames)], widgetsOf('template')),
  select('rule', 'Rule page', named(rulePages), widgetsOf('rule')),
  select('version', 'Price version', [['', "The site's"], ...named(['1', '2'])], widgetsOf('version')),
  languageControl(),
  select('dom', 'Rendered in', [
    ['', 'A shadow root'],
    ['light', 'The light DOM'],
  ]),
  select('direction', 'Direction', [
    ['', "The page's"],
    ['ltr', 'Left to right'],
    ['rtl', 'Right to left'],
  ]),
  `<label>Query of the page<input name="query" placeholder="typeId=1&amp;deadlineId=5" autocapitalize="none" autocomplete="off" spellcheck="false" /></label>`,
  priceVersionNote(),
];

const lookControls = (themes: readonly Option[]) => [
  select('theme', 'Theme', [['', "The site's"], ...named(['default', 'minimal'])], widgetsOf('theme')),
  select('scheme', 'Colours', [['', "The visitor's"], ...named(['light', 'dark'])]),
  `<label>Example<select data-example><option value="">None</option>${themes.map(([value, label]) => `<option value="${escapeHtml(value)}">${label}</option>`).join('')}</select></label>`,
  shortcut('radius', 'Corners', [
    ['', 'Default'],
    ['0px', 'None'],
    ['4px', 'Small'],
    ['10px', 'Medium'],
    ['20px', 'Round'],
  ]),
  shortcut('padding', 'Density', [
    ['', 'Default'],
    ['12px', 'Dense'],
    ['20px', 'Medium'],
    ['32px', 'Airy'],
  ]),
  shortcut('font', 'Font', fonts),
  shortcut('heading-font', 'Font of headings', fonts),
  ...frequent.map((name) => tokenInput(name, 'colour')),
];

/** Returns the controls of the playground, made from the public tables. */
export const makeControls = (themes: readonly Option[]): string => {
  const others = tokens.flatMap(({ names, value }) =>
    names.filter((name) => !frequent.includes(name)).map((name) => tokenInput(name, value)),
  );
  return `<fieldset><legend>Widget</legend>${widgetControls().join('')}</fieldset>
<fieldset><legend>Look</legend>${lookControls(themes).join('')}</fieldset>
<details><summary>All tokens</summary><div class="tokens">${others.join('')}</div></details>
<div class="contrast" role="status"><h2>Contrast</h2><ul></ul></div>`;
};
