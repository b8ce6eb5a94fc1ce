import { showNotice } from '../order-form/notice.ts';
import type { OrderFormStore } from '../order-form/order-form-store.ts';
import type { WidgetContext } from '../page/context.ts';
import type { Session } from '../session/session.ts';

interface Asked {
  context: Pick<WidgetContext, 'emit'>;
  store: OrderFormStore;
  session: Session;
}

/** Reports that the session has ended and shows the login form. */
export const askToLogIn = (asked: Asked) => {
  asked.session.expire();
  const text = 'Please log in again to place the order. Nothing you typed is lost.';
  showNotice(asked, text, { retry: null });
};
