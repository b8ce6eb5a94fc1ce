/** Elements that rule texts are written with. Others give way to their children, the silent ones to nothing. */
const allowed =
  /^(a|b|blockquote|br|caption|code|dd|div|dl|dt|em|h[1-6]|hr|i|li|ol|p|pre|s|section|small|span|strong|sub|sup|t[hrd]|table|tbody|tfoot|thead|u|ul)$/;
const silent = /^(script|style|template|iframe|object|noscript|svg|math|title)$/;
const attributes = ['id', 'href', 'scope', 'colspan', 'rowspan', 'start', 'lang', 'dir'];
const protocols = /^(https?|mailto|tel):$/;

const isSafeAddress = (href: string) => {
  try {
    return protocols.test(new URL(href, document.baseURI).protocol);
  } catch {
    return false;
  }
};

interface Policy {
  createHTML(text: string): string;
  createScriptURL(address: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy;
}
const policyKey = Symbol.for('octavo.policy');
type Page = { trustedTypes?: PolicyFactory; [policyKey]?: Policy };

/**
 * The page's one policy named `octavo`: a browser grants the name once, and chunks of two releases may meet. Whoever
 * comes first makes it for all, so it also covers the address of a sign-in script (state/facebook).
 */
const policyOf = (page: Page): Policy => {
  const same = (text: string) => text;
  const rules: Policy = { createHTML: same, createScriptURL: same };
  page[policyKey] ??= page.trustedTypes?.createPolicy('octavo', rules) ?? rules;
  return page[policyKey];
};

const cleanElement = (element: Element): Node => {
  const name = element.localName;
  if (silent.test(name)) return document.createDocumentFragment();
  const isAllowed = allowed.test(name);
  const copy = isAllowed ? document.createElement(name) : document.createDocumentFragment();
  copy.append(...[...element.childNodes].map(cleanNode));
  if (!(copy instanceof Element)) return copy;
  for (const attribute of attributes) {
    const value = element.getAttribute(attribute);
    if (value !== null && (attribute !== 'href' || isSafeAddress(value))) copy.setAttribute(attribute, value);
  }
  const href = copy.getAttribute('href');
  // A rule is read beside a form: following a link must not lose what was typed.
  if (href && !href.startsWith('#')) {
    copy.setAttribute('target', '_blank');
    copy.setAttribute('rel', 'noopener');
  }
  return copy;
};

const cleanNode = (node: Node): Node =>
  node instanceof Element ? cleanElement(node) : document.createTextNode(isText(node) ? node.data : '');
const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;

/**
 * Builds a rule text from nodes of its own. The server sanitises when a text is written; this is the second
 * lock. Parsing happens in a document that runs and loads nothing.
 */
export const safeHtml = (html: string): DocumentFragment => {
  const fragment = document.createDocumentFragment();
  try {
    const parsed = new DOMParser().parseFromString(policyOf(window as Page).createHTML(html), 'text/html');
    fragment.append(...[...parsed.body.childNodes].map(cleanNode));
  } catch {
    // The page grants no policy named octavo: the words without their shape.
    fragment.append(html.replace(/<[^>]*>/g, ' '));
  }
  return fragment;
};
