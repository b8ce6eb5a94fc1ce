import { failure } from '../api/answer.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { useCabinetStore } from './cabinet-context.ts';
import { ConfirmBanner } from './confirm-banner.tsx';
import { LoginForm } from './forms/login-form.tsx';
import { Header } from './header.tsx';
import { LoadFailed } from './loading.tsx';
import { LogInAgain } from './log-in-again.tsx';
import { Page } from './page.tsx';
import { findRoute, type PageProps, type Route } from './routes.ts';
import { usePage } from './use-page.ts';

function RoutePage({ route, params, query }: PageProps & { route: Route }) {
  const { Page: Shown, isFailed, load } = usePage(route);
  const { path, owner } = useCabinetStore();
  // Nothing on a page of one customer may stay for the next.
  const key = `${path.split('?')[0]} ${route.needsSession && owner}`;
  if (Shown) return <Shown key={key} params={params} query={query} />;
  return (
    <main className="wrap" id="content" tabIndex={-1}>
      {isFailed ? <LoadFailed failure={failure()} onRetry={load} /> : <Skeleton lines={6} />}
    </main>
  );
}

function NotFound() {
  return (
    <Page title="There is no such page" isNarrow>
      <p>
        The address may be mistyped. <a href="/">Go to your orders</a>
      </p>
    </Page>
  );
}

function LogInFirst() {
  return (
    <Page title="Log in" isNarrow>
      <LoginForm />
    </Page>
  );
}

/** The whole cabinet: its header and the page that the address names. */
export function App() {
  const { path, token, isLapsed } = useCabinetStore();
  const [pathname = '', search] = path.split('?');
  const found = findRoute(pathname);
  // The profile is about the address itself.
  const hasBanner = found?.route.needsSession && found.route.path !== '/profile';
  const isClosed = found?.route.needsSession && !token;
  return (
    <>
      <Header />
      {hasBanner && token && <ConfirmBanner />}
      {!found && <NotFound />}
      {found && isClosed && <LogInFirst />}
      {found && !isClosed && <RoutePage {...found} query={new URLSearchParams(search)} />}
      {isLapsed && <LogInAgain />}
    </>
  );
}
