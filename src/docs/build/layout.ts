import { groups, type Page, pages } from './pages.ts';
import type { Heading, Rendered } from './render.ts';
import { escapeHtml } from './slug.ts';

const navigationLink = (page: Page, current: Page) =>
  `<li><a href="${page.address}"${page === current ? ' aria-current="page"' : ''}>${escapeHtml(page.name)}</a></li>`;

const navigation = (current: Page) =>
  groups
    .map(
      ({ name }) =>
        `<p id="group-${name.toLowerCase().replace(' ', '-')}">${name}</p>
<ul aria-labelledby="group-${name.toLowerCase().replace(' ', '-')}">${pages
          .filter(({ group }) => group === name)
          .map((page) => navigationLink(page, current))
          .join('')}</ul>`,
    )
    .join('\n');

/** Beginning of nearly every call's path. The list of a page's contents leaves it out. */
const callPrefix = /(?<=^<code>[A-Z]+ )\/v1\/client(?=\/)/;

const contents = (headings: readonly Heading[]) =>
  headings
    .filter(({ level }) => level < 4)
    .map(
      ({ level, id, html }) =>
        `<li class="level-${level}"><a href="#${id}">${html.replace(callPrefix, '')}</a></li>`,
    )
    .join('');

const neighbour = (page: Page | undefined, kind: 'prev' | 'next') =>
  page
    ? `<a class="${kind}" rel="${kind}" href="${page.address}"><span>${kind === 'prev' ? 'Before' : 'Next'}</span>${escapeHtml(page.name)}</a>`
    : '';

const headOf = ({ about, slug }: Page, title: string) => `<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
<link rel="stylesheet" href="/docs/docs.css" />
<script type="module" src="/docs/docs.js"></script>${slug === 'content-security-policy' ? '\n<script type="module" src="/docs/policy-builder.js"></script>' : ''}
<title>${escapeHtml(slug ? `${title} · Octavo guides` : title)}</title>
<meta name="description" content="${escapeHtml(about)}" />`;

const topBar = `<a class="skip" href="#content">Skip to content</a>
<header class="top">
<div class="bar">
<a class="brand" href="/docs/">Octavo <span>Guides</span></a>
<form class="search" role="search" action="/docs/" hidden>
<label class="hidden-label" for="search">Search the guides</label>
<input id="search" name="q" type="search" placeholder="Search" autocomplete="off" spellcheck="false" role="combobox" aria-expanded="false" aria-autocomplete="list" aria-controls="results" />
<kbd aria-hidden="true">/</kbd>
<div class="results" id="results" role="listbox" aria-label="Results"></div>
<p class="hidden-label" role="status"></p>
</form>
<nav class="elsewhere" aria-label="Octavo">
<a href="/playground/">Playground</a>
<a href="/widgets/">Widgets</a>
<a href="/docs/api/">API</a>
</nav>
<button class="menu-button" type="button" popovertarget="menu">Menu</button>
</div>
</header>`;

/** Returns a page of the guides. Scripts add search, copy buttons and builders; all else works without them. */
export const layOut = (page: Page, { title, html, headings }: Rendered): string => {
  const index = pages.indexOf(page);
  const list = contents(headings);
  const isLong = headings.length > 1;
  return `<!doctype html>
<html lang="en">
<head>
${headOf(page, title)}
</head>
<body>
${topBar}
<div class="frame">
<nav class="sidebar" id="menu" popover aria-label="Guides">
${navigation(page)}
</nav>
<main id="content">
${isLong ? `<details class="here"><summary>On this page</summary><ul>${list}</ul></details>` : ''}
<article>
${html}
</article>
<nav class="pager" aria-label="Neighbouring pages">${neighbour(pages[index - 1], 'prev')}${neighbour(pages[index + 1], 'next')}</nav>
</main>
<aside class="aside">${isLong ? `<nav aria-label="On this page"><p>On this page</p><ul>${list}</ul></nav>` : ''}</aside>
</div>
</body>
</html>
`;
};
