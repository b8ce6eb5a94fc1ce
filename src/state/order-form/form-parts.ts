import type { Translator } from '../../languages/translator.ts';
import type { OrderFormMessage } from '../../validation/messages/notices.ts';
import type { WidgetContext } from '../page/context.ts';
import type { PriceFlow } from '../price/price-flow.ts';
import type { WidgetSession } from '../session/widget-session.ts';
import type { FileContents } from './file-contents.ts';
import type { OrderFormStore } from './order-form-store.ts';
import type { Steps } from './steps.ts';
import type { KeyedOrders } from './storage/idempotency-keys.ts';

/** Parts of an order form from which its checks, its notices and its submission are made. */
export interface FormParts {
  context: WidgetContext;
  store: OrderFormStore;
  session: WidgetSession;
  price: PriceFlow;
  steps: Steps;
  keyedOrders: KeyedOrders;
  fileContents: FileContents;
  /** Resolves once it is known which files a reload has left. */
  filesRestored: Promise<void>;
  /** Loads the grade of the preferred writer. */
  lookUpWriter(): Promise<void>;
  /** Deletes the stored draft, because its order is being paid. */
  forget(): void;
  /** Returns the text of a message in the wording of the script's own template. */
  messageText(message: OrderFormMessage, t: Translator): string;
}
