import { pagePolicy } from './page-policy.ts';

/**
 * A rule text as nodes. The server sanitises when a text is written, the page's policy when it is shown. Parsing
 * happens in a document that runs and loads nothing.
 */
export const safeHtml = (html: string): DocumentFragment => {
  const fragment = document.createDocumentFragment();
  try {
    const { body } = new DOMParser().parseFromString(pagePolicy(window).createHTML(html), 'text/html');
    fragment.append(...body.childNodes);
  } catch {
    // The page grants no policy named octavo: the words without their shape.
    fragment.append(html.replace(/<[^>]*>/g, ' '));
  }
  return fragment;
};
