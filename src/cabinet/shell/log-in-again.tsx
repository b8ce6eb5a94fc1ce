import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useCabinet } from '../context/cabinet-context.ts';
import { LoginForm } from '../forms/login-form.tsx';

/**
 * Dialog over the current page after the session has expired. The page keeps its text, and failed calls are repeated.
 */
export function LogInAgain() {
  const { session } = useCabinet();
  return (
    <Dialog title="Please log in again" onClose={session.dismiss}>
      <p className="lead">
        Your session has ended. Log in, and what you were doing goes on: nothing you have typed is lost.
      </p>
      <LoginForm isAside />
    </Dialog>
  );
}
