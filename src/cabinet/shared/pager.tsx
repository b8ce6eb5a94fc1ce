import { useTranslator } from '../../ui/use-translator.ts';

interface Props {
  page: number;
  /** Headers of the response. They contain the number of pages. */
  headers: Headers;
  path: string;
  /** Further parameters of the links. */
  query?: Readonly<Record<string, number>>;
}

/** Returns the page number in the address, which starts at 1. */
export const pageOf = (query: URLSearchParams): number =>
  Math.max(1, Math.floor(Number(query.get('page'))) || 1);

/** Renders links to the previous and the next page; nothing if there is only one page. */
export function Pager({ page, headers, path, query = {} }: Props) {
  const t = useTranslator();
  const count = Number(headers.get('x-pagination-page-count')) || 1;
  if (count < 2) return null;
  const rest = Object.entries(query).map(([name, value]) => `&${name}=${value}`);
  const addressOfPage = (to: number) => `${path}?page=${to}${rest.join('')}`;
  return (
    <nav className="pager" aria-label={t('Pages')}>
      {page > 1 && (
        <a className="button quiet" rel="prev" href={addressOfPage(page - 1)}>
          {t('Previous')}
        </a>
      )}
      <span>{t('Page %page% of %count%', { page, count })}</span>
      {page < count && (
        <a className="button quiet" rel="next" href={addressOfPage(page + 1)}>
          {t('Next')}
        </a>
      )}
    </nav>
  );
}
