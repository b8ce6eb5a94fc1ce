/** Elements allowed in rules. Any other tag is removed; `elementsWithoutContent` elements are removed with their content. */
const allowed =
  /^(a|b|blockquote|br|caption|code|dd|div|dl|dt|em|h[1-6]|hr|i|li|ol|p|pre|s|section|small|span|strong|sub|sup|t[hrd]|table|tbody|tfoot|thead|u|ul)$/;
const elementsWithoutContent =
  /<!--[\s\S]*?-->|<(script|style|template|iframe|object|noscript|svg|math|title)\b[\s\S]*?<\/\1\s*>/gi;
const attributes = /^(id|href|scope|colspan|rowspan|start|lang|dir)$/;
/** Addresses with an allowed scheme or none. Entities are refused before a colon, because they could hide a scheme. */
const safeAddress = /^(?:(?:https?|mailto|tel):|[^&:]*(?:[/?#]|$))/i;

const tagOrBracket = /<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>|</gi;
const attribute = /([^\s=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

const escaped = (value: string) => value.replace(/"/g, '&quot;').replace(/</g, '&lt;');

const cleanAttribute = (name: string, value: string) => {
  if (!attributes.test(name) || (name === 'href' && !safeAddress.test(value))) return '';
  // A rule is displayed beside a form, so its links open a new tab and the form keeps its input.
  const newTabAttributes = name === 'href' && value[0] !== '#' ? ' target="_blank" rel="noopener"' : '';
  return ` ${name}="${escaped(value)}"${newTabAttributes}`;
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
 * Sanitises the HTML of a rule. Every tag of the result is written here, with allowed names and quoted values, and every
 * other bracket is escaped. It uses no DOM parser, because that would itself require trusted HTML.
 */
export const cleanHtml = (html: string): string =>
  html
    .replace(elementsWithoutContent, '')
    .replace(tagOrBracket, (_, end?: string, name?: string, rest?: string) =>
      name ? cleanTag(end ?? '', name.toLowerCase(), rest ?? '') : '&lt;',
    );
