import type { default as sanitize } from 'sanitize-html';

/**
 * Sanitises the HTML of a rule page to text, links and anchors, because widgets display it on other sites. `removed` lists the
 * removed tags and attributes, such as `<script>` and `style of <p>`. Loads the parser, which a start of the server does not need.
 */
export const cleanRule = async (ruleHtml: string) => {
  const { default: clean } = await import('sanitize-html');
  const allowedTags = [...clean.defaults.allowedTags, 'h1', 'h2'];
  const options = {
    allowedTags,
    allowedAttributes: { a: ['href', 'name', 'id', 'rel'], '*': ['id'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
  };
  /** Sanitises a text, and returns how often it has each tag and attribute. */
  const countIn = (html: string) => {
    const counts = new Map<string, number>();
    const countName = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
    const note: sanitize.Transformer = (tagName, attribs) => {
      countName(`<${tagName}>`);
      // The attributes of a removed tag go with it.
      if (allowedTags.includes(tagName))
        for (const name of Object.keys(attribs)) countName(`${name} of <${tagName}>`);
      return { tagName, attribs };
    };
    return { counts, html: clean(html, { ...options, transformTags: { '*': note } }).trim() };
  };
  const before = countIn(ruleHtml);
  const after = countIn(before.html).counts;
  const removed = [...before.counts].filter(([name, count]) => count > (after.get(name) ?? 0));
  return { html: before.html, removed: removed.map(([name]) => name) };
};
