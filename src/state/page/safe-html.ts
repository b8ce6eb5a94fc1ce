import { pagePolicy } from './page-policy.ts';

/**
 * Parses the HTML of a rule into nodes. The server sanitises the HTML when it is stored, and the page's policy when it is
 * displayed. The document that parses it runs no script and loads nothing.
 */
export const safeHtml = (html: string): DocumentFragment => {
  const fragment = document.createDocumentFragment();
  try {
    const { body } = new DOMParser().parseFromString(pagePolicy(window).createHTML(html), 'text/html');
    fragment.append(...body.childNodes);
  } catch {
    // The page's content security policy forbids the policy `octavo`, so only the text is displayed.
    fragment.append(html.replace(/<[^>]*>/g, ' '));
  }
  return fragment;
};
