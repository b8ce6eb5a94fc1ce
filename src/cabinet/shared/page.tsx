import { type ReactNode, useEffect } from 'react';
import type { Order } from '../../api/resources/order.ts';
import { useCabinet } from '../context/cabinet-context.ts';
import { useFocusWhenLost } from './focus.ts';

/** Properties that a page gets from its address. */
export interface PageProps {
  /** Values of the `:name` segments of the route. */
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
}

export interface OrderPartProps {
  order: Order;
  /** Called after the server has changed the order. */
  onChange: () => void;
}

interface Props {
  title: string;
  /** Content of the heading, if it is more than the title's text. */
  heading?: ReactNode;
  /** Title of the browser tab, if it differs from that of the page. */
  tab?: string;
  /** Content under the title. */
  aside?: ReactNode;
  /** True for pages with a single form, which is easier to read in a narrow column. */
  isNarrow?: boolean;
  /** Name of the page's subject. When it changes, the heading takes the focus of an element that has disappeared. */
  shows?: string;
  children: ReactNode;
}

/** Number of characters above which a title, such as an order's topic, has smaller type. */
const longTitle = 60;

/**
 * Renders the frame of a page. It sets the document's title and focuses the heading, so that screen readers announce
 * the new page. On the first page, the focus stays at the start of the document, before the skip link.
 */
export function Page({ title, heading = title, tab = title, aside, isNarrow, shows = '', children }: Props) {
  const { t, store } = useCabinet();
  const element = useFocusWhenLost<HTMLHeadingElement>(shows);
  useEffect(() => {
    if (store.pageViews > 0) element.current?.focus({ preventScroll: true });
  }, [store, element]);
  useEffect(() => {
    document.title = `${tab} · ${t('My cabinet')}`;
  }, [tab, t]);
  return (
    <main className={isNarrow ? 'wrap narrow' : 'wrap'} id="content" tabIndex={-1}>
      <div className="title">
        <h1 ref={element} tabIndex={-1} className={title.length > longTitle ? 'long' : ''}>
          {heading}
        </h1>
        {aside}
      </div>
      {children}
    </main>
  );
}

interface PageOfProps {
  page: number;
  /** Headers of the response. They contain the number of pages. */
  headers: Headers;
  path: string;
  /** Further parameters of the links. */
  query?: Readonly<Record<string, number>>;
}

/** Returns the page number in the address, which starts at 1. */
export const pageNumber = (query: URLSearchParams): number =>
  Math.max(1, Math.floor(Number(query.get('page'))) || 1);

/** Returns the number of pages of a list, which its response names. */
export const pageCount = (headers: Headers): number => Number(headers.get('x-pagination-page-count')) || 1;

/** Renders links to the previous and the next page; nothing if there is only one page. */
export function Pager({ page, headers, path, query = {} }: PageOfProps) {
  const { t } = useCabinet();
  const count = pageCount(headers);
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
