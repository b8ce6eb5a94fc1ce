import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslator } from '../../ui/use-translator.ts';
import { useCabinet } from '../context/cabinet-context.ts';

/** Parameters of the address for the page. */
export interface PageProps {
  /** Values of the `:name` segments of the route. */
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
}

interface Props {
  title: string;
  /** Text of the browser tab, if it differs from the title. */
  tab?: string;
  /** Shown beside the title. */
  aside?: ReactNode;
  /** For pages with a single form, which is easier to read in a narrow column. */
  isNarrow?: boolean;
  children: ReactNode;
}

/** Number of characters above which a title, such as the topic of an order, is set smaller. */
const longTitle = 60;

/**
 * Frame of a page. It sets the document title and moves the focus to the heading, so that a screen reader announces the
 * new page. On the first page the focus stays at the start of the document, before the skip link.
 */
export function Page({ title, tab = title, aside, isNarrow, children }: Props) {
  const t = useTranslator();
  const heading = useRef<HTMLHeadingElement>(null);
  const { store } = useCabinet();
  useEffect(() => {
    if (store.pageViews > 0) heading.current?.focus({ preventScroll: true });
  }, [store]);
  useEffect(() => {
    document.title = `${tab} · ${t('My cabinet')}`;
  }, [tab, t]);
  return (
    <main className={isNarrow ? 'wrap narrow' : 'wrap'} id="content" tabIndex={-1}>
      <div className="title">
        <h1 ref={heading} tabIndex={-1} className={title.length > longTitle ? 'long' : ''}>
          {title}
        </h1>
        {aside}
      </div>
      {children}
    </main>
  );
}
