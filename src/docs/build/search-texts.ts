import type { SearchText } from '../browser/search.ts';
import { htmlToText } from './html.ts';

/** Returns the text of HTML in one line, with a space in place of each tag. */
const lineOfText = (html: string) =>
  htmlToText(html.replace(/<a class="anchor".*?<\/a>|<wbr>/g, '').replace(/<[^>]+>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

const snippet = /<div class="code">.*?<\/div>/gs;

/** Lists the passages of a page for the search: each heading with its text, and each table row that has an anchor. */
export const searchTextsOf = (address: string, name: string, html: string): SearchText[] => {
  const heads = [...html.matchAll(/<h([1-6]) id="([^"]+)">(.*?)<\/h[1-6]>/gs)];
  const sections = heads.map(({ 0: whole, 1: level, 2: id = '', 3: title = '', index }, nth) => {
    const section = html
      .slice(index + whole.length, heads[nth + 1]?.index)
      .replace(/<tr>\s*<th scope="row"><code id=.*?<\/tr>/gs, '');
    return {
      address: level === '1' ? address : `${address}#${id}`,
      level: Number(level),
      page: name,
      title: lineOfText(title),
      text: lineOfText(section.replace(snippet, '')),
      snippets: lineOfText((section.match(snippet) ?? []).join(' ')),
    };
  });
  const rows = [...html.matchAll(/<th scope="row">(.*?)<\/th>(.*?)<\/tr>/gs)].flatMap(
    ([, names = '', rest = '']) =>
      [...names.matchAll(/<code id="([^"]+)"[^>]*>(.*?)<\/code>/g)].map(([, id = '', title = '']) => ({
        address: `${address}#${id}`,
        level: 5,
        page: name,
        title: lineOfText(title),
        text: lineOfText(rest.replace(/<\/td>\s*<td/g, ' · <td')),
      })),
  );
  return [...sections, ...rows];
};
