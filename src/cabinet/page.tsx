import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  title: string;
  /** Shown beside the title. */
  aside?: ReactNode;
  /** A form alone on its page reads better in a narrow column. */
  isNarrow?: boolean;
  children: ReactNode;
}

/** One page: names the document, and moves focus to its title so that a screen reader hears where it is. */
export function Page({ title, aside, isNarrow, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · My cabinet`;
    heading.current?.focus({ preventScroll: true });
  }, [title]);
  return (
    <main className={isNarrow ? 'wrap narrow' : 'wrap'}>
      <div className="title">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {aside}
      </div>
      {children}
    </main>
  );
}
