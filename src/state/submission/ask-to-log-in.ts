import { type NoticeDeps, showNotice } from '../order-form/notice.ts';
import type { Session } from '../session/session.ts';

interface LoginRequest extends NoticeDeps {
  session: Session;
}

/** Says that the session has ended and shows the login form. */
export const askToLogIn = (request: LoginRequest) => {
  request.session.expire();
  showNotice(request, 'loginEnded', { retry: null });
};
