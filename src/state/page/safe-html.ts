import { pagePolicy } from './page-policy.ts';

/**
 * Parses the HTML of a rule into nodes. The server has sanitised the HTML when it was stored, and the page's policy
 * sanitises it again. It is parsed in a document that runs no scripts and loads nothing.
 */
export const safeHtml = (html: string): DocumentFragment => {
  const fragment = document.createDocumentFragment();
  try {
    const { body } = new DOMParser().parseFromString(pagePolicy(window).createHTML(html), 'text/html');
    fragment.append(...body.childNodes);
  } catch {
    // Displays the text without tags if the page's content security policy forbids the policy `octavo`.
    fragment.append(html.replace(/<[^>]*>/g, ' '));
  }
  return fragment;
};
