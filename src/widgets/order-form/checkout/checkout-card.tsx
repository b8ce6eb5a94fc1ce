import type { ReactNode } from 'react';
import { Button } from '../../../ui/look/button.tsx';
import { useTranslator } from '../../../ui/use-translator.tsx';

interface Props {
  title: string;
  /** One line that stands for the fields of a folded card; null while the card is open. */
  summary?: string | null;
  /** Content at the end of the title's line. */
  beside?: ReactNode;
  /** Opens a folded card. */
  onEdit?: () => void;
  children?: ReactNode;
}

/** Renders a part of the checkout. A finished part is one line with an Edit button. */
export function CheckoutCard({ title, summary = null, beside, onEdit, children }: Props) {
  const t = useTranslator();
  return (
    <section className="card" aria-label={title} data-folded={summary !== null || undefined}>
      <header>
        <h3>{title}</h3>
        {beside}
        {summary !== null && (
          <>
            <Button kind="link" onClick={onEdit}>
              {t('Edit')}
              <span className="quiet-text"> {title}</span>
            </Button>
            <p className="card-summary">{summary}</p>
          </>
        )}
      </header>
      {summary === null && children}
    </section>
  );
}
