import * as calls from '../../api/calls.ts';
import { Button } from '../../ui/look/button.tsx';
import { siteHostOf, useCabinet, useCabinetStore } from '../context/cabinet-context.ts';
import { useRequest } from '../shared/use-request.ts';
import { useSite } from '../shared/use-site.ts';

const links = [
  ['/', 'Orders'],
  ['/order-now', 'New order'],
  ['/writers', 'Writers'],
  ['/bonus', 'Bonus'],
  ['/profile', 'Profile'],
] as const;

/**
 * Returns the path of the navigation link for a page. The list of orders has two paths, and its link also covers one
 * order.
 */
const sectionOf = (path: string) => path.replace(/\?.*/, '').replace(/^\/orders(\/.*)?$|\/$/, '') || '/';

function Brand() {
  const site = useSite();
  const { protocol, host } = location;
  return (
    <a
      className="brand"
      href={`${protocol}//${siteHostOf(host)}/`}
      aria-label={site ? undefined : 'The provider’s site'}
    >
      <svg className="mark" viewBox="0 0 32 32" width="26" height="26" aria-hidden="true">
        <path d="M4 7c4.5-1.5 9-.9 12 1.5C19 6.1 23.5 5.5 28 7v19c-4.5-1.5-9-.9-12 1.5-3-2.4-7.5-3-12-1.5Z" />
        <path d="M16 8.5v19" />
      </svg>
      <span>{site?.config.title}</span>
    </a>
  );
}

/** Header with logo, navigation and logout. */
export function Header() {
  const { session, directClient, go } = useCabinet();
  const { owner, isOpening, path } = useCabinetStore();
  const { isBusy, problem, send } = useRequest();
  const current = sectionOf(path);
  const logOutEverywhere = async () => {
    const result = await send(() => directClient.send(calls.logout));
    if (result.failed && result.status !== 401) return;
    session.close();
    go('/login');
  };
  return (
    <header className="masthead">
      <a className="skip" href="#content">
        Skip to the content
      </a>
      <div className="wrap">
        <Brand />
        {owner && (
          <nav aria-label="Cabinet">
            {links.map(([href, text]) => (
              <a key={href} href={href} aria-current={href === current ? 'page' : undefined}>
                {text}
              </a>
            ))}
          </nav>
        )}
        {owner && (
          <Button kind="link" isLoading={isBusy} onClick={logOutEverywhere}>
            Log out
          </Button>
        )}
        <p role="alert" className="refusal">
          {owner && problem && `Still logged in. ${problem}`}
        </p>
        {!owner && !isOpening && current !== '/login' && <a href="/login">Log in</a>}
      </div>
    </header>
  );
}
