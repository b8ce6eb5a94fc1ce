import { lexer } from 'marked';
import type { SearchText } from '../browser/search.ts';
import { createApiEntries } from './api/api-entries.ts';
import { readOpenApi } from './api/read-open-api.ts';
import { composePages } from './compose.ts';
import { entries } from './entries.ts';
import { layOut } from './layout.ts';
import { overview } from './pages.ts';
import { render } from './render.ts';
import { searchTextsOf } from './search-texts.ts';

const host = '<!--#echo var="HTTP_HOST" -->';
const scheme = '<!--#echo var="SCHEME" -->';

/** Replaces the host of the examples by the reader's own, so that copied snippets work. */
const withOwnHost = (html: string) =>
  html
    .replace(/https:\/\/((?:my\.|api\.|office\.)?)papers\.example/g, `${scheme}://$1${host}`)
    .replaceAll('papers.example', host);

/** Makes the pages of the guides and the texts for their search. Returns the content of each file by its address. */
export const makeDocs = async (): Promise<ReadonlyMap<string, string>> => {
  const composed = composePages({ ...entries, ...createApiEntries(await readOpenApi()) });
  const files = new Map<string, string>();
  const search: SearchText[] = [];
  for (const { page, tokens } of composed) {
    const rendered = render(tokens);
    files.set(`${page.address}index.html`, withOwnHost(layOut(page, rendered)));
    if (page !== overview) search.push(...searchTextsOf(page.address, page.name, rendered.html));
  }
  const about = 'There is no guide at this address.';
  const missing = `# No such guide\n\n${about} Search above, or begin with the [overview](/docs/).`;
  files.set('/docs/404.html', withOwnHost(layOut({ about }, render(lexer(missing)))));
  return files.set('/docs/search.json', JSON.stringify(search));
};
