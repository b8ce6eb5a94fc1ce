import type { ReactNode } from 'react';
import { Button } from '../../../ui/look/button.tsx';
import { useTranslator } from '../../../ui/use-translator.ts';

interface Props {
  title: string;
  /** One line in place of the fields; null while the card is open. */
  summary: ReactNode;
  /** Opens the card. Absent for a card that is not yet due. */
  onEdit?: (() => void) | undefined;
  children?: ReactNode;
}

/** A part of the checkout. A finished one is one line with Edit. */
export function Card({ title, summary, onEdit, children }: Props) {
  const t = useTranslator();
  return (
    <section className="card" aria-label={title} data-folded={summary !== null || undefined}>
      <header>
        <h3>{title}</h3>
        {onEdit && summary !== null && (
          <Button kind="link" onClick={onEdit}>
            {t('Edit')}
            <span className="quiet-text"> {title}</span>
          </Button>
        )}
        {summary && <p className="card-summary">{summary}</p>}
      </header>
      {summary === null && children}
    </section>
  );
}
