import { escapeHtml } from '../../docs/build/html.ts';
import { readThemes } from '../../docs/build/themes.ts';
import { describeLanguage, languageCodes } from '../../languages/languages.ts';
import { templateNames } from '../../order/vocabulary/templates.ts';
import { attributes } from '../../public-interface/attributes.ts';
import { elements } from '../../public-interface/elements.ts';
import { type TokenValue, tokens } from '../../public-interface/tokens.ts';

/** An option of a list. A text alone is value and label. */
type Option = string | readonly [value: string, label: string];

const optionTag = (option: Option) => {
  const [value, label] = typeof option === 'string' ? [option, option] : option;
  return `<option value="${escapeHtml(value)}">${escapeHtml(label)}</option>`;
};

const select = (attribute: string, label: string, options: readonly Option[], of: readonly string[] = []) =>
  `<label${of.length ? ` data-of="${of.join(' ')}"` : ''}>${label}<select ${attribute}>${options.map(optionTag).join('')}</select></label>`;

const widgetsOf = (name: string): readonly string[] =>
  Object.entries(attributes).find(([known]) => known === name)?.[1].of ?? [];

/** Returns the list of an attribute's values. It is shown only for the widgets that read the attribute. */
const attributeSelect = (name: string, label: string, options: readonly Option[]) =>
  select(`name="${name}"`, label, options, widgetsOf(name));

const languages = languageCodes.map((code): Option => [code, describeLanguage(code).name]);

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

const fonts: readonly Option[] = [
  ['', "The page's"],
  ['system-ui, sans-serif', 'System'],
  ['Georgia, serif', 'Georgia'],
  ['"Trebuchet MS", sans-serif', 'Trebuchet'],
  ['ui-monospace, monospace', 'Monospace'],
];

const shortcut = (token: string, label: string, options: readonly Option[]) =>
  select(`data-sets="token-${token}"`, label, options).replace(
    '</select>',
    '<option value="own" hidden>Own value</option></select>',
  );

const widgetControls = () => [
  select(
    'name="widget"',
    'Widget',
    elements.map(({ widget }) => widget),
  ),
  attributeSelect('template', 'Template', [['', "The site's"], ...templateNames]),
  attributeSelect('rule', 'Rule page', ['terms-of-use', 'privacy-policy', 'money-back-guarantee']),
  attributeSelect('version', 'Price version', [['', "The site's"], '1', '2']),
  attributeSelect('locale', 'Language', [['', "The page's"], ...languages]),
  select('name="dom"', 'Rendered in', [
    ['', 'A shadow root'],
    ['light', 'The light DOM'],
  ]),
  select('name="direction"', 'Direction', [
    ['', "The page's"],
    ['ltr', 'Left to right'],
    ['rtl', 'Right to left'],
  ]),
  `<label>Query of the page<input name="query" placeholder="typeId=1&amp;deadlineId=5" autocapitalize="none" autocomplete="off" spellcheck="false" /></label>`,
  priceVersionNote(),
];

const lookControls = () => [
  attributeSelect('theme', 'Theme', [['', "The site's"], 'default', 'minimal']),
  select('name="scheme"', 'Colours', [['', "The visitor's"], 'light', 'dark']),
  select('data-example', 'Example', [
    ['', 'None'],
    ...readThemes().map((theme): Option => [JSON.stringify(theme), theme.name]),
  ]),
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
  tokenInput('accent', 'colour'),
];

/** Returns the controls of the playground, made from the public tables. */
export const makeControls = (): string => {
  const others = tokens.flatMap(({ names, value }) =>
    names.filter((name) => name !== 'accent').map((name) => tokenInput(name, value)),
  );
  return `<fieldset><legend>Widget</legend>${widgetControls().join('')}</fieldset>
<fieldset><legend>Look</legend>${lookControls().join('')}</fieldset>
<details><summary>All tokens</summary><div class="tokens">${others.join('')}</div></details>
<div class="contrast" role="status"><h2>Contrast</h2><ul></ul></div>`;
};
