import type { OrderFormStore } from '../../../state/order-form/order-form-store.ts';

/** Cards of the checkout that can be folded to one line. `more` has the options that few customers need. */
export type Card = 'paper' | 'more';

// Cards by field. A field that is missing here belongs to `more`.
const cardsOfField: Readonly<Record<string, readonly Card[]>> = {
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
export const cardsOf = (field: string): readonly Card[] => cardsOfField[field] ?? ['more'];

/** Opens these cards. */
export const unfold = (store: Pick<OrderFormStore, 'folded'>, cards: readonly Card[]): void => {
  store.folded = store.folded.filter((name) => !cards.some((card) => card === name));
};

/** Folds these cards to one line each. */
export const fold = (store: Pick<OrderFormStore, 'folded'>, ...cards: Card[]): void => {
  store.folded = [...new Set([...store.folded, ...cards])];
};
