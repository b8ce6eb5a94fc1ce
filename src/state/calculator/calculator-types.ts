import type { DraftField, OrderDraft } from '../../order/vocabulary/fields.ts';
import type { CalculatorMessage } from '../../validation/messages/downloads.ts';
import type { PriceSignals } from '../price/displayed-price.ts';

export interface CalculatorStore {
  draft: OrderDraft;
  errors: Partial<Record<string, CalculatorMessage>>;
  activeStep: number;
}

export interface Calculator {
  store: CalculatorStore;
  price: PriceSignals;
  /** Returns the site's name of the discount that the link carries; "" if it has none. */
  discountName(): string;
  /** Changes one field. Its price follows once the deferred actions are loaded. */
  edit<Name extends DraftField>(field: Name, value: OrderDraft[Name]): void;
  /** Returns the order page's address with the current choice. The deferred code adds the visitor's parameters. */
  link(): string;
  /**
   * Records the start of an order at this address. Returns false if the browser must not follow the link: the host page
   * has prevented it, or a new tab waits for the visitor's parameters.
   */
  orderNow(url: string): boolean;
  destroy(): void;
}
