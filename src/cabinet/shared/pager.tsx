interface Props {
  page: number;
  /** Of the answer: they tell how many pages there are. */
  headers: Headers;
  path: string;
  /** What else the address asks for. */
  query?: Readonly<Record<string, number>>;
}

/** The page that an address asks for, from 1. */
export const pageOf = (query: URLSearchParams): number =>
  Math.max(1, Math.floor(Number(query.get('page'))) || 1);

/** Links to the pages before and after; nothing where there is but one. */
export function Pager({ page, headers, path, query = {} }: Props) {
  const count = Number(headers.get('x-pagination-page-count')) || 1;
  if (count < 2) return null;
  const rest = Object.entries(query).map(([name, value]) => `&${name}=${value}`);
  const link = (to: number) => `${path}?page=${to}${rest.join('')}`;
  return (
    <nav className="pager" aria-label="Pages">
      {page > 1 && (
        <a className="button quiet" rel="prev" href={link(page - 1)}>
          Previous
        </a>
      )}
      <span>
        Page {page} of {count}
      </span>
      {page < count && (
        <a className="button quiet" rel="next" href={link(page + 1)}>
          Next
        </a>
      )}
    </nav>
  );
}
