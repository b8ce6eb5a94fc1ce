import type { CurrencyId, PaymentSystemId } from '../../order/vocabulary/ids.ts';
import type { WidgetName } from '../../order/vocabulary/site.ts';
import type { FieldErrors } from '../../validation/field-errors.ts';

/** Details of the events that a widget's element fires, by type without the prefix `octavo:`. */
export interface WidgetEvents {
  ready: { widget: WidgetName };
  /** Amounts in cents of the currency; `charged` in US cents, 0 where the server does not name it. */
  price: {
    base: number;
    total: number;
    save: number;
    bonus: number;
    charged: number;
    currencyId: CurrencyId;
  };
  step: { step: number };
  /** Errors by field, a message, or the reason why the widget could not be loaded. */
  error: { errors: FieldErrors } | { message: string } | Error;
  /** `total` and the discount's amount in cents of `currency`. */
  'order-created': {
    code: string;
    paymentSystemId: PaymentSystemId;
    total: number;
    currencyId: CurrencyId;
    currency: string | undefined;
    discount: { code: string; amount: number } | null;
  };
  /** After an order `code` names it. Cancelable. */
  redirect: { url: string; code?: string };
  analytics: { category: string; label: string; action: string; actionData?: unknown };
}

/** Fires an event on the widget's element; returns false if a listener has cancelled it. */
export type Emit = <Type extends keyof WidgetEvents>(
  type: Type,
  detail: WidgetEvents[Type],
  cancelable?: boolean,
) => boolean;
