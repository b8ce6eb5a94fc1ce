import { escapeHtml } from '../../server/http/content.ts';
import { type GuidePage, overview, pageGroups } from './pages.ts';
import type { Rendered } from './render.ts';

const navigation = (current: Pick<GuidePage, 'about'>) => {
  const linkTo = (page: GuidePage) =>
    `<li><a href="${page.address}"${page === current ? ' aria-current="page"' : ''}>${page.name}</a></li>`;
  return pageGroups
    .map(([group, shown], index) => {
      const links = shown.map(linkTo).join('');
      return `<p id="group-${index}">${group}</p>\n<ul aria-labelledby="group-${index}">${links}</ul>`;
    })
    .join('\n');
};

const contents = (headings: Rendered['headings']) => {
  const links = headings
    .filter(({ level }) => level < 4)
    .map(({ level, id, html }) => `<li class="level-${level}"><a href="#${id}">${html}</a></li>`);
  return `<nav class="here" aria-label="On this page"><details><summary>On this page</summary><ul>${links.join('')}</ul></details></nav>`;
};

/**
 * Returns a page of a room, the guides or the playground, whose script and style sheet have the room's name. Its first link
 * is shown while it has the focus, and stands in the header, because all content belongs to a landmark.
 */
export const shell = (
  room: string,
  { title, about, name, header, body }: Record<'title' | 'about' | 'name' | 'header' | 'body', string>,
): string => `<!doctype html>
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
<body>
<header class="masthead">
<a class="skip" href="#content">Skip to content</a>
<div class="wrap">
<a class="brand" href="/docs/">Octavo <span>${name}</span></a>
${header}
</div>
</header>
${body}
</body>
</html>
`;

const header = `<form class="search" role="search" action="/docs/">
<label class="unseen" for="search">Search the guides</label>
<input id="search" name="q" placeholder="Search" aria-keyshortcuts="/" autocomplete="off" spellcheck="false" />
<div class="results" id="results" role="listbox" aria-label="Results"></div>
<p class="unseen" role="status"></p>
</form>
<nav aria-label="Octavo">
<a class="quiet" href="/playground/">Playground</a>
<a class="quiet" href="/widgets/">Widgets</a>
<a class="quiet" href="/docs/api/">API</a>
</nav>
<button class="menu-button" type="button" popovertarget="menu">Menu</button>`;

/** Returns a page of the guides. Scripts add search and copy buttons; all else works without them. */
export const layOut = (page: Pick<GuidePage, 'about'>, { title, html, headings }: Rendered): string =>
  shell('docs', {
    title: page === overview ? title : `${title} · Octavo guides`,
    about: page.about,
    name: 'Guides',
    header,
    body: `<div class="wrap frame">
<nav class="sidebar" id="menu" popover aria-label="Guides">
<button class="menu-button" type="button" popovertarget="menu">Close</button>
${navigation(page)}
</nav>
${headings.length > 1 ? contents(headings) : ''}
<main id="content">
<article>
${html}
</article>
</main>
</div>`,
  });
