import { showNotice } from '../order-form/notice.ts';
import type { OrderFormStore } from '../order-form/order-form-store.ts';
import type { WidgetContext } from '../page/context.ts';
import type { Session } from '../session/session.ts';

interface LoginRequest {
  context: Pick<WidgetContext, 'emit'>;
  store: OrderFormStore;
  session: Session;
}

/** Says that the session has ended and shows the login form. */
export const askToLogIn = (request: LoginRequest) => {
  request.session.expire();
  showNotice(request, 'loginEnded', { retry: null });
};
