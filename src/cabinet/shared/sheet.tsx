import type { ReactNode } from 'react';

interface Props {
  /** Id of the heading, which names the section. */
  id: string;
  title: string;
  children: ReactNode;
}

/** Renders a section of a page under its heading. */
export function Sheet({ id, title, children }: Props) {
  return (
    <section className="sheet" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
