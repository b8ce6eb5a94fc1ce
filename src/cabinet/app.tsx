import { type ComponentType, useEffect, useState } from 'react';
import { Skeleton } from '../ui/skeleton.tsx';
import { useCabinetStore } from './cabinet-context.ts';
import { LoginForm } from './forms/login-form.tsx';
import { Header } from './header.tsx';
import { LoadFailed } from './loading.tsx';
import { Page } from './page.tsx';
import { findRoute, type PageProps, type Route } from './routes.ts';

/** The page of a route once it is downloaded; `failed` where it could not be. */
const usePage = (route: Route) => {
  const [loaded, setLoaded] = useState<{ route: Route; Page: ComponentType<PageProps> | null }>();
  const load = () => {
    let isWanted = true;
    route.load().then(
      (Page) => isWanted && setLoaded({ route, Page }),
      () => isWanted && setLoaded({ route, Page: null }),
    );
    return () => {
      isWanted = false;
    };
  };
  useEffect(load, [route]);
  return { loaded: loaded?.route === route ? loaded : null, load };
};

function RoutePage({ route, params, query }: PageProps & { route: Route }) {
  const { loaded, load } = usePage(route);
  if (!loaded)
    return (
      <main className="wrap">
        <Skeleton lines={6} />
      </main>
    );
  if (!loaded.Page)
    return (
      <main className="wrap">
        <LoadFailed message="Network Error" onRetry={load} />
      </main>
    );
  return <loaded.Page params={params} query={query} />;
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
  const { path, token } = useCabinetStore();
  const [pathname = '', search] = path.split('?');
  const found = findRoute(pathname);
  const isClosed = found?.route.needsSession && !token;
  return (
    <>
      <Header />
      {!found && <NotFound />}
      {found && isClosed && <LogInFirst />}
      {found && !isClosed && <RoutePage key={path} {...found} query={new URLSearchParams(search)} />}
    </>
  );
}
