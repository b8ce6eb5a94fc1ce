import { shell } from '../../docs/build/layout.ts';
import { describeLanguage, languageCodes } from '../../languages/languages.ts';
import { isFieldOf } from '../../order/vocabulary/map-fields.ts';
import { templateNames } from '../../order/vocabulary/templates.ts';
import { attributes } from '../../public-interface/attributes.ts';
import { everyWidget } from '../../public-interface/elements.ts';
import { parts } from '../../public-interface/parts.ts';
import { type TokenValue, tokens } from '../../public-interface/tokens.ts';

/** An option of a list. A text alone is value and label. */
type Option = string | readonly [value: string, label: string];

/** Returns a list to choose from. That of an attribute's values is shown only for the widgets that read the attribute. */
const selectField = (id: string, label: string, options: readonly Option[]) => {
  const of: readonly string[] = isFieldOf(attributes, id) ? attributes[id].of : [];
  const tags = options.map((option) => {
    const [value, text] = typeof option === 'string' ? [option, option] : option;
    return `<option value="${value}">${text}</option>`;
  });
  const hidden = of.includes(everyWidget[0] ?? '') ? '' : ' hidden';
  return `<label${of.length ? ` data-of="${of.join(' ')}"${hidden}` : ''}>${label}<select id="${id}">${tags.join('')}</select></label>`;
};

/** Example values by the kind of token. A colour is chosen and not typed. */
const examples: Readonly<Record<TokenValue, string>> = {
  colour: '',
  length: '8px',
  'font-family': 'Georgia, serif',
  'box-shadow': '0 1px 3px #0003',
};

const tokenField = (name: string, value: TokenValue) => {
  const kind = value === 'colour' ? 'type="color"' : `placeholder="${examples[value]}" autocomplete="off"`;
  return `<label>--octavo-${name}<input id="token-${name}" ${kind} /></label>`;
};

const controls = [
  selectField('widget', 'Widget', everyWidget),
  selectField('template', 'Template', [['', 'As the site'], ...templateNames]),
  selectField('rule', 'Rule page', ['terms-of-use', 'privacy-policy', 'money-back-guarantee']),
  selectField('version', 'Price version', [['', 'As the site'], '1', '2']),
  selectField('locale', 'Language', [
    ['', 'As the page'],
    ...languageCodes.map((code): Option => [code, describeLanguage(code).name]),
  ]),
  selectField('theme', 'Theme', [['', 'As the site'], 'default', 'minimal']),
  selectField('scheme', 'Colours', [['', 'As the visitor'], 'light', 'dark']),
  selectField('width', 'Width', [
    ['360', 'Phone, 360 px'],
    ['768', 'Tablet, 768 px'],
    ['1280', 'Desktop, 1280 px'],
  ]),
  selectField('part', 'Framed part', [['', 'None'], ...parts.flatMap(({ names }) => names)]),
];

const tokenFields = tokens.flatMap(({ names, value }) => names.map((name) => tokenField(name, value)));

/** Makes the page of the playground. Its own addresses are relative, because another server may serve a copy of it. */
export const makePlayground = (): string =>
  shell('playground', {
    title: 'Playground · Octavo',
    about:
      'Choose a widget, its template and its look, see it at three widths, and copy the lines for your page.',
    name: 'Playground',
    header:
      '<a class="quiet" href="/docs/">Guides</a> <nav aria-label="Octavo"><a class="quiet" href="/widgets/">Widgets</a></nav>',
    body: `<main class="wrap" id="content">
<h1 class="unseen">Playground</h1>
<noscript><p>The playground needs scripts. <a href="/widgets/">Every widget with its lines</a> does not.</p></noscript>
<section aria-labelledby="preview-title">
<h2 id="preview-title">Preview</h2>
<div class="stage"><iframe title="Preview" src="preview/index.html"></iframe></div>
</section>
<form class="controls" aria-label="Choices">
${controls.join('\n')}
${tokenFields[0]}
<details><summary>All tokens</summary><div>${tokenFields.slice(1).join('\n')}</div></details>
<a href="?">Start again</a>
</form>
<section aria-labelledby="snippet-title">
<h2 id="snippet-title">Lines for your page</h2>
<div class="code"><pre tabindex="0" role="region" aria-labelledby="snippet-title"><code></code></pre></div>
</section>
</main>`,
  }).replaceAll('"/playground/', '"');
