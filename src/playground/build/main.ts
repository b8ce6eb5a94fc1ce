import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '../../docs/build/html.ts';
import { makeControls } from './controls.ts';

const widths = [
  ['Phone', 360],
  ['Tablet', 768],
  ['Desktop', 1280],
] as const;

/** Reads the default colours of tokens from the `light-dark()` values of the style sheets: `{ ink: ['#000', '#fff'] }`. */
const readDefaults = (): Readonly<Record<string, readonly [light: string, dark: string]>> => {
  const styles = ['src/ui', 'src/widgets'].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => readFileSync(join(room, name), 'utf8')),
  );
  const colours = styles.join('').matchAll(/var\(--octavo-([\w-]+), light-dark\((#\w+), (#\w+)\)/g);
  return Object.fromEntries(
    [...colours].map(([, name = '', light = '', dark = '']) => [name, [light, dark]]),
  );
};

const widthChoice = ([label, width]: (typeof widths)[number], index: number) =>
  `<label><input type="radio" name="width" value="${width}"${index === 0 ? ' checked' : ''} />${label}<span> ${width}</span></label>`;

/** Returns the half of the page that shows the result of the choices: the widget, its snippets and its events. */
const makeResults = () => `<div class="results">
<section aria-labelledby="preview-title">
<div class="head"><h2 id="preview-title">Preview</h2>
<div class="widths" role="radiogroup" aria-label="Width of the preview">${widths.map(widthChoice).join('')}</div></div>
<div class="stage"><iframe title="Preview" src="preview/index.html"></iframe></div>
<p class="bytes" role="status"></p>
</section>
<section aria-labelledby="snippet-title">
<div class="head"><h2 id="snippet-title">Lines for your page</h2>
<label class="hidden-label" for="kind">Kind of page</label><select id="kind"></select></div>
<p class="note" data-query-note hidden></p>
<div class="code"><pre tabindex="0"><code></code></pre></div>
</section>
<section aria-labelledby="events-title">
<div class="head"><h2 id="events-title">Events</h2><button type="button" data-clear>Clear</button></div>
<ol class="events" aria-live="off" tabindex="0" aria-labelledby="events-title"></ol>
</section>
</div>`;

/** Makes the page of the playground. */
export const makePlayground = (): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
<link rel="stylesheet" href="playground.css" />
<script type="module" src="playground.js"></script>
<title>Playground · Octavo</title>
<meta name="description" content="Choose a widget, its template and its look, see it at three widths, and copy the lines for your page." />
</head>
<body data-defaults="${escapeHtml(JSON.stringify(readDefaults()))}">
<a class="skip" href="#content">Skip to content</a>
<header class="top"><div class="bar">
<a class="brand" href="/docs/">Octavo <span>Playground</span></a>
<nav class="elsewhere" aria-label="Octavo"><a href="/docs/">Guides</a> <a href="/widgets/">Widgets</a></nav>
</div></header>
<main id="content">
<h1 class="hidden-label">Playground</h1>
<noscript><p class="note">The playground needs scripts. <a href="/widgets/">Every widget with its lines</a> does not.</p></noscript>
<form class="controls" aria-label="Choices">
${makeControls()}
<div class="actions"><button type="button" data-copy-link>Copy link</button><button type="reset">Start again</button></div>
</form>
${makeResults()}
</main>
</body>
</html>
`;
