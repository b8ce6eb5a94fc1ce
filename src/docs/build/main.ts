import { createApiEntries } from './api/api-entries.ts';
import { readOpenApi } from './api/read-open-api.ts';
import { createComposer, type Documents } from './compose.ts';
import { entries } from './entries.ts';
import { layOut } from './layout.ts';
import { createRenderer } from './render.ts';
import { searchTextsOf } from './search-texts.ts';
import { createThemeEntries } from './theme-entries.ts';

const host = '<!--#echo var="HTTP_HOST" -->';
const scheme = '<!--#echo var="SCHEME" -->';

/** Replaces the host of the examples by the reader's own, so that copied snippets work. */
const withOwnHost = (html: string) =>
  html
    .replaceAll(
      /https:\/\/((?:my\.|api\.)?)papers\.example/g,
      (_, sub: string) => `${scheme}://${sub}${host}`,
    )
    .replaceAll('papers.example', host);

/**
 * Makes all pages of the guides, and the texts for their search. `documents` are texts by their paths in the
 * repository.
 */
export const makeDocs = async (documents: Documents) => {
  const apiEntries = createApiEntries(await readOpenApi());
  const { texts, addresses } = createComposer(documents, {
    ...entries,
    ...apiEntries,
    ...createThemeEntries(documents),
  });
  const render = createRenderer(addresses, documents);
  const made = texts.map(({ page, markdown }) => ({ page, rendered: render(markdown) }));
  return {
    pages: made.map(({ page, rendered }) => ({
      path: `${page.address.slice('/docs/'.length)}index.html`,
      html: withOwnHost(layOut(page, rendered)),
    })),
    search: made.flatMap(({ page, rendered }) => searchTextsOf(page.address, page.name, rendered.html)),
  };
};
