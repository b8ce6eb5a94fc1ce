import { escapeHtml } from './html.ts';
import { type Page, pages } from './pages.ts';
import type { Heading, Rendered } from './render.ts';

const navigationLink = (page: Page, current: Pick<Page, 'about'>) =>
  `<li><a href="${page.address}"${page === current ? ' aria-current="page"' : ''}>${page.name}</a></li>`;

const navigation = (current: Pick<Page, 'about'>) =>
  [...new Set(pages.map(({ group }) => group))]
    .map((group, index) => {
      const links = pages.filter((page) => page.group === group).map((page) => navigationLink(page, current));
      return `<p id="group-${index}">${group}</p>\n<ul aria-labelledby="group-${index}">${links.join('')}</ul>`;
    })
    .join('\n');

const contents = (headings: readonly Heading[]) =>
  headings
    .filter(({ level }) => level < 4)
    .map(({ level, id, html }) => `<li class="level-${level}"><a href="#${id}">${html}</a></li>`)
    .join('');

interface Shell {
  title: string;
  about: string;
  /** Folder of the script and the style sheet, which have its name. */
  room: 'docs' | 'playground';
  body: string;
}

/** First link of a page, shown while it has the focus. It stands in the header, because all content belongs to a landmark. */
export const skipLink = '<a class="skip" href="#content">Skip to content</a>';

/** Returns a page of the guides or the playground: its head, and the body in it. */
export const shell = ({ title, about, room, body }: Shell): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
<link rel="stylesheet" href="/${room}/${room}.css" />
<script type="module" src="/${room}/${room}.js"></script>
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(about)}" />
</head>
<body class="${room}">
${body}
</body>
</html>
`;

const topBar = `<header class="top">
${skipLink}
<div class="bar">
<a class="brand" href="/docs/">Octavo <span>Guides</span></a>
<form class="search" role="search" action="/docs/" hidden>
<label class="hidden-label" for="search">Search the guides</label>
<input id="search" name="q" placeholder="Search" aria-keyshortcuts="/" autocomplete="off" spellcheck="false" />
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

/** Returns a page of the guides. Scripts add search and copy buttons; all else works without them. */
export const layOut = (page: Pick<Page, 'about'>, { title, html, headings }: Rendered): string => {
  const list = `<nav class="here" aria-label="On this page"><details><summary>On this page</summary><ul>${contents(headings)}</ul></details></nav>`;
  return shell({
    title: page === pages[0] ? title : `${title} · Octavo guides`,
    about: page.about,
    room: 'docs',
    body: `${topBar}
<div class="frame">
<nav class="sidebar" id="menu" popover aria-label="Guides">
<button class="menu-button" type="button" popovertarget="menu">Close</button>
${navigation(page)}
</nav>
${headings.length > 1 ? list : ''}
<main id="content">
<article>
${html}
</article>
</main>
</div>`,
  });
};
