/**
 * Elements that a rule may contain. Other tags are removed, and the elements in `elementsWithoutContent` with their
 * content.
 */
const allowed =
  /^(a|b|blockquote|br|caption|code|dd|div|dl|dt|em|h[1-6]|hr|i|li|ol|p|pre|s|section|small|span|strong|sub|sup|t[hrd]|table|tbody|tfoot|thead|u|ul)$/;
const elementsWithoutContent =
  /<!--[\s\S]*?-->|<(script|style|template|iframe|object|noscript|svg|math|title)\b[\s\S]*?<\/\1\s*>/gi;
const attributes = /^(id|href|scope|colspan|rowspan|start|lang|dir)$/;
/**
 * Addresses with an allowed scheme or with none. A character reference before a colon is refused, because it could hide
 * a scheme.
 */
const safeAddress = /^(?:(?:https?|mailto|tel):|[^&:]*(?:[/?#]|$))/i;

const tagOrBracket = /<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>|</gi;
const attribute = /([^\s=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

const escapeValue = (value: string) => value.replace(/"/g, '&quot;').replace(/</g, '&lt;');

const cleanAttribute = (name: string, value: string) => {
  if (!attributes.test(name) || (name === 'href' && !safeAddress.test(value))) return '';
  // Links open a new tab, because a rule is displayed beside a form, whose input would be lost.
  const newTabAttributes = name === 'href' && !value.startsWith('#') ? ' target="_blank" rel="noopener"' : '';
  return ` ${name}="${escapeValue(value)}"${newTabAttributes}`;
};

const cleanAttributes = (text: string) =>
  [...text.matchAll(attribute)]
    .map(([, name = '', double, single, unquoted]) =>
      cleanAttribute(name.toLowerCase(), (double ?? single ?? unquoted ?? '').trim()),
    )
    .join('');

const cleanTag = (end: string, name: string, rest: string) => {
  if (!allowed.test(name)) return '';
  return end ? `</${name}>` : `<${name}${cleanAttributes(rest)}>`;
};

/**
 * Sanitises the HTML of a rule. It writes every tag anew with allowed names and quoted values, and escapes every other
 * bracket. It uses no DOM parser, because a parser would itself require trusted HTML.
 */
export const cleanHtml = (html: string): string =>
  html
    .replace(elementsWithoutContent, '')
    .replace(tagOrBracket, (_, end?: string, name?: string, rest?: string) =>
      name ? cleanTag(end ?? '', name.toLowerCase(), rest ?? '') : '&lt;',
    );
