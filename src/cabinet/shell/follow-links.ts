import type { Cabinet } from '../context/cabinet-context.ts';
import { findRoute } from './routes.ts';

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Opens links to pages of the cabinet without loading the document again. All other links keep their default behaviour. */
export const followLinks = (page: Window, go: Cabinet['go']) =>
  page.document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return;
    const link = event.target.closest('a');
    if (!link?.href || link.target || link.hasAttribute('download')) return;
    const { origin, pathname, search, hash } = new URL(link.href);
    if (origin !== page.location.origin || hash || !findRoute(pathname)) return;
    event.preventDefault();
    go(pathname + search);
  });
