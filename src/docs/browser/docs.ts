import { addCopyButtons } from './copy-buttons.ts';
import { startSearch } from './search-box.ts';

/** Applies each snippet of styles to the widget below it. Rules for the page or an element then apply to this widget. */
const styleExamples = (page: Document): void => {
  for (const [index, example] of page.querySelectorAll('.code + p > octavo-calculator').entries()) {
    const snippet = example.parentElement?.previousElementSibling?.querySelector('code')?.textContent ?? '';
    const sheet = new CSSStyleSheet();
    example.id = `example-${index}`;
    sheet.replaceSync(snippet.replace(/^(:root|octavo-[\w-]+)/gm, `#${example.id}`));
    page.adoptedStyleSheets.push(sheet);
  }
};

/** Unfolds the call that the address names. */
const unfoldCall = () => {
  const call = document.getElementById(location.hash.slice(1))?.closest('details');
  if (call) call.open = true;
};

addEventListener('hashchange', unfoldCall);
// A link to the present address changes no hash.
addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a')?.href === location.href) unfoldCall();
});
unfoldCall();
// The list of guides is longer than a laptop's screen. Its style sheet keeps the present one away from its edges.
document.querySelector('.sidebar [aria-current]')?.scrollIntoView({ block: 'nearest' });
startSearch(document);
styleExamples(document);
addCopyButtons(document);
