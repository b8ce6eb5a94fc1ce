import { type ReactNode, type RefObject, useState } from 'react';

interface SheetProps {
  /** Id of the heading, which names the section. */
  id: string;
  title: ReactNode;
  /** Reference for the heading, which can then be focused. */
  heading?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

export function Sheet({ id, title, heading, children }: SheetProps) {
  return (
    <section className="sheet" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={heading && -1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/**
 * Renders a section that a phone shows as one line, its title, until it is pressed. The screen is measured once, because a change
 * of the elements would lose the values typed in them.
 */
export function FoldableSheet(props: Omit<SheetProps, 'heading'>) {
  const [isPhone] = useState(() => matchMedia('(max-width:768px)').matches);
  if (!isPhone) return <Sheet {...props} />;
  const { id, title, children } = props;
  return (
    <details className="sheet fold" aria-labelledby={id}>
      <summary>
        <h2 id={id}>{title}</h2>
      </summary>
      <div className="fold-content">{children}</div>
    </details>
  );
}

interface EmptyStateProps {
  title?: string;
  /** Address and text of the link that leads on. */
  href: string;
  link: string;
  /** True if the link has the page's primary button. */
  isPrimary?: boolean;
  children: ReactNode;
}

/** Renders the reason why a list is empty, and a link to another page. */
export function EmptyState({ title, href, link, isPrimary, children }: EmptyStateProps) {
  return (
    <div className="sheet empty">
      {title && <h2>{title}</h2>}
      <p>{children}</p>
      <a className={`button ${isPrimary ? 'primary' : 'quiet'}`} href={href}>
        {link}
      </a>
    </div>
  );
}
