import { useEffect } from 'react';
import { Skeleton } from '../../ui/look/waiting/skeleton.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Address } from '../../ui/text/address.tsx';
import { CabinetLoginForm } from '../account/cabinet-login-form.tsx';
import { useCabinet, useCabinetStore } from '../context/cabinet-context.ts';
import { LoginPage } from '../pages/login-pages.tsx';
import { LoadFailed } from '../shared/loading.tsx';
import { Page } from '../shared/page.tsx';
import { RequestButton, useRequest } from '../shared/use-request.tsx';
import { Footer, Header } from './frame.tsx';
import { findRoute } from './routes.ts';

function NotFound() {
  const { t } = useCabinet();
  return (
    <Page title={t('There is no such page')} isNarrow>
      <p>
        {t('The address may be mistyped.')} <a href="/">{t('Go to your orders')}</a>
      </p>
    </Page>
  );
}

/**
 * Renders the login dialog over the current page after the session has expired. The page keeps its texts, and failed
 * calls are repeated after the login.
 */
function LogInAgain() {
  const { t, session } = useCabinet();
  return (
    <Dialog title={t('Please log in again')} onClose={session.dismiss}>
      <p className="lead">{t('Log in, and what you were doing goes on: nothing you have typed is lost.')}</p>
      <CabinetLoginForm isAside />
    </Dialog>
  );
}

/** Renders the page of the current address; before the session is open, a skeleton or a page that opens it. */
function CurrentPage() {
  const { t, start } = useCabinet();
  const { path, owner, codeToken, continueAs, isOpening } = useCabinetStore();
  const { failure, send } = useRequest();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the session is opened once, and again only on retry
  useEffect(() => void send(start), []);
  const [pathname = '', search] = path.split('?');
  // The order page does not wait for the session, because the order form reads the stored token itself.
  if (isOpening && pathname !== '/order-now')
    return (
      <Page
        title={t('Your cabinet')}
        heading={failure ? t('Your cabinet') : <span className="quiet-text">{t('Your cabinet')}</span>}
        isNarrow
      >
        {failure ? <LoadFailed failure={failure} onRetry={() => send(start)} /> : <Skeleton lines={6} />}
      </Page>
    );
  const match = findRoute(pathname);
  if (!match) return <NotFound />;
  const isClosed = match.route.needsSession && !owner;
  // A login from an unknown device enters its code first.
  if (continueAs && !codeToken && (isClosed || pathname === '/login'))
    return <ContinueAs email={continueAs} />;
  const page = { params: match.params, query: new URLSearchParams(search) };
  if (isClosed) return <LoginPage {...page} />;
  // The key contains the customer's id, so that no state of a page remains for another customer. The order form removes
  // such state itself.
  return <match.route.Page key={`${pathname} ${pathname !== '/order-now' && owner}`} {...page} />;
}

/** Renders the whole cabinet: header, the page of the current address, and footer. */
export function App() {
  const { isExpired } = useCabinetStore();
  return (
    <>
      <Header />
      <CurrentPage />
      <Footer />
      {isExpired && <LogInAgain />}
    </>
  );
}

/**
 * Asks before the page of a payment leads on to the account, because a stranger may have sent the link. A refusal removes the
 * payment's session from the browser.
 */
function ContinueAs({ email }: { email: string }) {
  const { t, session } = useCabinet();
  return (
    <Page
      title={t('Continue as %email%?', { email })}
      heading={t.parts('Continue as %email%?', { email: <Address key="email" email={email} /> })}
      isNarrow
    >
      <p className="lead">
        {t('So far, this browser shows one payment of this account. Continue if the account is yours.')}
      </p>
      <div className="actions">
        <RequestButton request={session.goOn}>{t('Continue')}</RequestButton>
        <RequestButton kind="quiet" request={session.refuse}>
          {t('It is not mine')}
        </RequestButton>
      </div>
    </Page>
  );
}
