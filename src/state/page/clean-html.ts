/** Elements that rule texts are written with. Any other gives way to its children, the silent ones to nothing. */
const allowed =
  /^(a|b|blockquote|br|caption|code|dd|div|dl|dt|em|h[1-6]|hr|i|li|ol|p|pre|s|section|small|span|strong|sub|sup|t[hrd]|table|tbody|tfoot|thead|u|ul)$/;
const silent =
  /<!--[\s\S]*?-->|<(script|style|template|iframe|object|noscript|svg|math|title)\b[\s\S]*?<\/\1\s*>/gi;
const attributes = /^(id|href|scope|colspan|rowspan|start|lang|dir)$/;
/** A scheme that is written out, or none: no entity and no control character may hide one. */
const safeAddress = /^(?:(?:https?|mailto|tel):|[^&:]*(?:[/?#]|$))/i;

const tagOrBracket = /<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>|</gi;
const attribute = /([^\s=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

const escaped = (value: string) => value.replace(/"/g, '&quot;').replace(/</g, '&lt;');

const cleanAttribute = (name: string, value: string) => {
  if (!attributes.test(name) || (name === 'href' && !safeAddress.test(value))) return '';
  // A rule is read beside a form: following a link must not lose what was typed.
  const aside = name === 'href' && value[0] !== '#' ? ' target="_blank" rel="noopener"' : '';
  return ` ${name}="${escaped(value)}"${aside}`;
};

const cleanAttributes = (text: string) =>
  [...text.matchAll(attribute)]
    .map(([, name = '', double, single, bare]) =>
      cleanAttribute(name.toLowerCase(), (double ?? single ?? bare ?? '').trim()),
    )
    .join('');

const cleanTag = (end: string, name: string, rest: string) => {
  if (!allowed.test(name)) return '';
  return end ? `</${name}>` : `<${name}${cleanAttributes(rest)}>`;
};

/**
 * A rule text that can do no harm wherever it is parsed: every tag of the result is written here, out of allowed
 * names and quoted values, and every other bracket is text. (A parser would itself ask for trusted text.)
 */
export const cleanHtml = (html: string): string =>
  html
    .replace(silent, '')
    .replace(tagOrBracket, (_, end?: string, name?: string, rest?: string) =>
      name ? cleanTag(end ?? '', name.toLowerCase(), rest ?? '') : '&lt;',
    );
