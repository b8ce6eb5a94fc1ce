import { escapeHtml } from '../../docs/build/html.ts';
import { readThemes } from '../../docs/build/themes.ts';
import { describeLanguage, languageCodes } from '../../languages/languages.ts';
import { templateNames } from '../../order/vocabulary/templates.ts';
import type { attributes } from '../../public-interface/attributes.ts';
import { everyWidget } from '../../public-interface/elements.ts';
import { parts } from '../../public-interface/parts.ts';
import { type TokenValue, tokens } from '../../public-interface/tokens.ts';
import { widgetsOf } from '../choices/choices.ts';

/** An option of a list. A text alone is value and label. */
type Option = string | readonly [value: string, label: string];

const select = (attribute: string, label: string, options: readonly Option[], of: readonly string[] = []) => {
  const tags = options.map((option) => {
    const [value, text] = typeof option === 'string' ? [option, option] : option;
    return `<option value="${escapeHtml(value)}">${escapeHtml(text)}</option>`;
  });
  return `<label${of.length ? ` data-of="${of.join(' ')}"` : ''}>${label}<select ${attribute}>${tags.join('')}</select></label>`;
};

/** Returns the list of an attribute's values. It is shown only for the widgets that read the attribute. */
const attribute = (name: keyof typeof attributes, label: string, options: readonly Option[]) =>
  select(`name="${name.replace('data-', '')}"`, label, options, widgetsOf(name));

const typed = (name: string, hint: string) =>
  `<input name="${name}" placeholder="${escapeHtml(hint)}" autocapitalize="none" autocomplete="off" spellcheck="false"`;

/** Example values by the kind of token. The browser offers them in the field. */
const examples: Readonly<Record<TokenValue, readonly string[]>> = {
  colour: ['#7a1f3d'],
  length: ['8px', '0px', '12px', '20px', '32px'],
  'font-family': [
    'Georgia, serif',
    'system-ui, sans-serif',
    '"Trebuchet MS", sans-serif',
    'ui-monospace, monospace',
  ],
  'box-shadow': ['0 1px 3px #0003', 'none'],
  'position-area': ['inline-end'],
};

const tokenInput = (name: string, kind: TokenValue) => {
  const colour = `<input type="color" data-colour-of="token-${name}" aria-label="Colour of --octavo-${name}" />`;
  const text = `${typed(`token-${name}`, examples[kind][0] ?? '')} aria-label="--octavo-${name}" list="values-${kind}" />`;
  return `<div class="token">--octavo-${name}<span>${kind === 'colour' ? colour : ''}${text}</span></div>`;
};

const lists = Object.entries(examples).map(([kind, values]) => {
  const options = values.map((value) => `<option value="${escapeHtml(value)}"></option>`);
  return `<datalist id="values-${kind}">${options.join('')}</datalist>`;
});

/** Only the price list has its price version in an attribute. All other priced widgets follow their site. */
const priceVersionNote = () => {
  const others = widgetsOf('template').filter((widget) => !widgetsOf('version').includes(widget));
  return `<p class="by-site" data-of="${others.join(' ')}">Price version <output data-price-version></output> (set by the site)</p>`;
};

const widgetControls = () => [
  select('name="widget"', 'Widget', everyWidget),
  attribute('template', 'Template', [['', "The site's"], ...templateNames]),
  attribute('rule', 'Rule page', ['terms-of-use', 'privacy-policy', 'money-back-guarantee']),
  attribute('version', 'Price version', [['', "The site's"], '1', '2']),
  attribute('locale', 'Language', [
    ['', "The page's"],
    ...languageCodes.map((code): Option => [code, describeLanguage(code).name]),
  ]),
  attribute('data-dom', 'Rendered in', [
    ['', 'A shadow root'],
    ['light', 'The light DOM'],
  ]),
  select('name="direction"', 'Direction', [
    ['', "The page's"],
    ['ltr', 'Left to right'],
    ['rtl', 'Right to left'],
  ]),
  `<label>Query of the page${typed('query', 'typeId=1&deadlineId=5')} /></label>`,
  priceVersionNote(),
];

const lookControls = () => [
  attribute('theme', 'Theme', [['', "The site's"], 'default', 'minimal']),
  select('name="scheme"', 'Colours', [['', "The visitor's"], 'light', 'dark']),
  select('data-example', 'Example', [
    ['', 'None'],
    ...readThemes().map((theme): Option => [JSON.stringify(theme), theme.name]),
  ]),
  select('name="part"', 'Framed part', [['', 'None'], ...parts.flatMap(({ names }) => names)]),
];

/** Returns the controls of the playground, made from the public tables. */
export const makeControls = (): string => {
  const inputs = tokens.flatMap(({ names, value }) => names.map((name) => tokenInput(name, value)));
  const [accent = '', ...others] = inputs;
  return `<fieldset><legend>Widget</legend>${widgetControls().join('')}</fieldset>
<fieldset><legend>Look</legend>${lookControls().join('')}${accent}</fieldset>
<details><summary>All tokens</summary><div class="tokens">${others.join('')}</div></details>
${lists.join('')}`;
};
