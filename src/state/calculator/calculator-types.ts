import type { DraftField, OrderDraft } from '../../order/vocabulary/fields.ts';
import type { FieldMessage } from '../../validation/messages/fields.ts';
import type { PriceSignals } from '../price/displayed-price.ts';

export interface CalculatorStore {
  draft: OrderDraft;
  errors: Partial<Record<string, FieldMessage>>;
  activeStep: number;
}

export interface Calculator {
  store: CalculatorStore;
  price: PriceSignals;
  /** Returns the name that the site gives to the discount of the link; "" if the link has no discount. */
  discountName(): string;
  /** Changes one field and displays the new price. */
  edit<Name extends DraftField>(field: Name, value: OrderDraft[Name]): void;
  /** Returns the address of the order page with the current choices and the visitor's parameters. */
  link(): string;
  /** Reports that the visitor starts an order at this address. Returns false if the host page prevents it. */
  orderNow(url: string): boolean;
  destroy(): void;
}
