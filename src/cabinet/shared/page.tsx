import { type ReactNode, useEffect, useRef } from 'react';
import { useCabinet } from '../context/cabinet-context.ts';

/** What the address says to the page that it names. */
export interface PageProps {
  /** What stands at the colons of the route's path. */
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
}

interface Props {
  title: string;
  /** What the browser's tab says, where that is more than the title. */
  tab?: string;
  /** Shown beside the title. */
  aside?: ReactNode;
  /** A form alone on its page reads better in a narrow column. */
  isNarrow?: boolean;
  children: ReactNode;
}

/** Characters; a topic may be much longer than any title of ours. */
const longTitle = 60;

/**
 * One page: names the document, and moves focus to its title so that a screen reader hears where it is. The first
 * page of a document begins where every document does, before the link that skips the header.
 */
export function Page({ title, tab = title, aside, isNarrow, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { store } = useCabinet();
  useEffect(() => {
    if (store.pageViews > 0) heading.current?.focus({ preventScroll: true });
  }, [store]);
  useEffect(() => {
    document.title = `${tab} · My cabinet`;
  }, [tab]);
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
