interface Props {
  page: number;
  /** Of the answer: they tell how many pages there are. */
  headers: Headers;
  path: string;
}

/** Links to the pages before and after; nothing where there is but one. */
export function Pager({ page, headers, path }: Props) {
  const count = Number(headers.get('x-pagination-page-count')) || 1;
  if (count < 2) return null;
  return (
    <nav className="pager" aria-label="Pages">
      {page > 1 && (
        <a rel="prev" href={`${path}?page=${page - 1}`}>
          Previous
        </a>
      )}
      <span>
        Page {page} of {count}
      </span>
      {page < count && (
        <a rel="next" href={`${path}?page=${page + 1}`}>
          Next
        </a>
      )}
    </nav>
  );
}
