import { shell } from '../../docs/build/layout.ts';
import { makeControls } from './controls.ts';

const widths = [
  ['Phone', 360],
  ['Tablet', 768],
  ['Desktop', 1280],
] as const;

const widthChoice = ([label, width]: (typeof widths)[number], index: number) =>
  `<label><input type="radio" name="width" value="${width}"${index === 0 ? ' checked' : ''} />${label}<span> ${width}</span></label>`;

/** Makes the page of the playground. Its own addresses are relative, because another server may serve a copy of it. */
export const makePlayground = (): string =>
  shell({
    title: 'Playground · Octavo',
    about:
      'Choose a widget, its template and its look, see it at three widths, and copy the lines for your page.',
    room: 'playground',
    body: `<header class="top"><div class="bar">
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
<div class="results">
<section aria-labelledby="preview-title">
<div class="head"><h2 id="preview-title">Preview</h2>
<div class="widths" role="radiogroup" aria-label="Width of the preview">${widths.map(widthChoice).join('')}</div></div>
<div class="stage"><iframe title="Preview" src="preview/index.html"></iframe></div>
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
</div>
</main>`,
  }).replaceAll('"/playground/', '"');
