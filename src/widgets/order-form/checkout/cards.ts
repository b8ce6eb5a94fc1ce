import type { OrderFormStore } from '../../../state/order-form/order-form-store.ts';

/** Parts of the checkout that fold to one line. `more` are the options that few customers need. */
export type Card = 'paper' | 'more';

// A field without a row belongs to the options, unless it is a field of the person.
const cardsOfField: Readonly<Record<string, readonly Card[]>> = {
  typeId: ['paper'],
  academicLevelId: ['paper'],
  deadlineId: ['paper'],
  numberElements: ['paper'],
  details: [],
  materials: [],
  topic: [],
};

/** Cards that must be open for a field to be visible. */
export const cardsOf = (field: string): readonly Card[] => cardsOfField[field] ?? ['more'];

/** Unfolds these cards. */
export const unfold = (store: Pick<OrderFormStore, 'folded'>, cards: readonly Card[]): void => {
  store.folded = store.folded.filter((name) => !cards.some((card) => card === name));
};

/** Folds these cards. */
export const fold = (store: Pick<OrderFormStore, 'folded'>, ...cards: Card[]): void => {
  store.folded = [...new Set([...store.folded, ...cards])];
};
