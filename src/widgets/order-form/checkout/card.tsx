import type { ReactNode } from 'react';
import type { OrderFormStore } from '../../../state/order-form/order-form-store.ts';
import { Button } from '../../../ui/look/button.tsx';
import { useTranslator } from '../../../ui/use-translator.tsx';

interface Props {
  title: string;
  /** One line that stands for the fields of a folded card; null while the card is open. */
  summary: ReactNode;
  /** Opens the card. Absent for a card whose turn has not come. */
  onEdit?: (() => void) | undefined;
  children?: ReactNode;
}

/** Renders a part of the checkout. A finished part is one line with an Edit button. */
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

/** Cards of the checkout that can be folded to one line. `more` has the options that few customers need. */
type CardName = 'paper' | 'more';

// Cards by field. A field that is missing here belongs to `more`.
const cardsOfField: Readonly<Record<string, readonly CardName[]>> = {
  typeId: ['paper'],
  academicLevelId: ['paper'],
  deadlineId: ['paper'],
  numberElements: ['paper'],
  // The paper card has the slides of a paper without pages.
  numberSlides: ['paper', 'more'],
  details: [],
  materials: [],
  topic: [],
};

/** Returns the cards that must be open for a field to be visible. */
export const cardsOf = (field: string): readonly CardName[] => cardsOfField[field] ?? ['more'];

/** Opens these cards. */
export const unfold = (store: Pick<OrderFormStore, 'folded'>, cards: readonly CardName[]): void => {
  store.folded = store.folded.filter((name) => !cards.some((card) => card === name));
};

/** Folds these cards to one line each. */
export const fold = (store: Pick<OrderFormStore, 'folded'>, ...cards: CardName[]): void => {
  store.folded = [...new Set([...store.folded, ...cards])];
};
