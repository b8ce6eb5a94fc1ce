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
  /** Returns the name that the site gives to the discount of the link; "" if the link has no discount. */
  discountName(): string;
  /** Changes one field. The new price is displayed once the deferred actions are loaded. */
  edit<Name extends DraftField>(field: Name, value: OrderDraft[Name]): void;
  /**
   * Returns the address of the order page with the current choices. Once loaded, the deferred actions add the visitor's
   * parameters.
   */
  link(): string;
  /**
   * Reports that the visitor starts an order at this address. Returns false if the browser must not follow the link:
   * the host page has prevented it, or a new tab already waits for the visitor's parameters.
   */
  orderNow(url: string): boolean;
  destroy(): void;
}
