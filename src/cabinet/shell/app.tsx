import { Skeleton } from '../../ui/look/waiting/skeleton.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useTranslator } from '../../ui/use-translator.ts';
import { useCabinet, useCabinetStore } from '../context/cabinet-context.ts';
import { LoginForm } from '../forms/login-form.tsx';
import { LoadFailed } from '../shared/loading.tsx';
import { Page, type PageProps } from '../shared/page.tsx';
import { useCodeExchange } from '../shared/use-code-exchange.ts';
import { ConfirmBanner } from './confirm-banner.tsx';
import { ContinueAs } from './continue-as.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { findRoute, type Route } from './routes.ts';

function RoutePage({ route, params, query }: PageProps & { route: Route }) {
  const { path, owner } = useCabinetStore();
  const [pathname] = path.split('?');
  // The key contains the customer's id, so that no state of a page remains for another customer. The order form removes
  // such state itself.
  const key = `${pathname} ${pathname !== '/order-now' && owner}`;
  return <route.Page key={key} params={params} query={query} />;
}

function NotFound() {
  const t = useTranslator();
  return (
    <Page title={t('There is no such page')} isNarrow>
      <p>
        {t('The address may be mistyped.')} <a href="/">{t('Go to your orders')}</a>
      </p>
    </Page>
  );
}

function LogInFirst() {
  const t = useTranslator();
  return (
    <Page title={t('Log in')} isNarrow>
      <LoginForm />
    </Page>
  );
}

/**
 * Renders the login dialog over the current page after the session has expired. The page keeps its texts, and failed
 * calls are repeated after the login.
 */
function LogInAgain() {
  const t = useTranslator();
  const { session } = useCabinet();
  return (
    <Dialog title={t('Please log in again')} onClose={session.dismiss}>
      <p className="lead">{t('Log in, and what you were doing goes on: nothing you have typed is lost.')}</p>
      <LoginForm isAside />
    </Dialog>
  );
}

/** Renders the whole cabinet: header, the page of the current address, and footer. */
export function App() {
  const t = useTranslator();
  const { start } = useCabinet();
  const { path, owner, codeToken, continueAs, isExpired, isOpening } = useCabinetStore();
  const [failure, retry] = useCodeExchange(start);
  const [pathname = '', search] = path.split('?');
  const found = findRoute(pathname);
  // The profile page has no banner, because it shows the state of the e-mail address itself.
  const hasBanner = found?.route.needsSession && found.route.path !== '/profile';
  const isClosed = found?.route.needsSession && !owner;
  // A login from an unknown device enters its code first.
  const asksAs = !codeToken && (isClosed || pathname === '/login') ? continueAs : null;
  // The order page does not wait for the session, because the order form reads the stored token itself.
  const isWaiting = isOpening && pathname !== '/order-now';
  return (
    <>
      <Header />
      {hasBanner && !isWaiting && !isClosed && <ConfirmBanner />}
      {isWaiting && (
        <Page title={t('Your cabinet')} isNarrow>
          {failure ? <LoadFailed failure={failure} onRetry={retry} /> : <Skeleton lines={6} />}
        </Page>
      )}
      {!isWaiting && !found && <NotFound />}
      {!isWaiting && asksAs && <ContinueAs email={asksAs} />}
      {!isWaiting && found && isClosed && !asksAs && <LogInFirst />}
      {!isWaiting && found && !isClosed && !asksAs && (
        <RoutePage {...found} query={new URLSearchParams(search)} />
      )}
      <Footer />
      {isExpired && <LogInAgain />}
    </>
  );
}
