import type { DraftField, OrderDraft } from '../../order/vocabulary/fields.ts';
import type { FieldErrors } from '../../validation/field-errors.ts';
import type { PriceSignals } from '../price/displayed-price.ts';

export interface CalculatorStore {
  draft: OrderDraft;
  errors: FieldErrors;
  activeStep: number;
}

export interface Calculator {
  store: CalculatorStore;
  price: PriceSignals;
  /** Takes effect at once, or as soon as the code behind it has come: it is asked for behind the first price. */
  edit<Name extends DraftField>(field: Name, value: OrderDraft[Name]): void;
  /** Address of the order page with the current choice. The deferred code adds what it says of the visitor. */
  link(): string;
  /**
   * Reports the start of an order at this address. Returns false where the link must not be followed: the host page
   * has prevented it, or a tab of its own waits for what the address says of the visitor.
   */
  orderNow(url: string): boolean;
  destroy(): void;
}
