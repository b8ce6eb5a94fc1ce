import * as calls from '../../api/calls.ts';
import type { Text } from '../../languages/text.ts';
import { Button } from '../../ui/look/button.tsx';
import { useTranslator } from '../../ui/use-translator.ts';
import { siteHostOf, useCabinet, useCabinetStore } from '../context/cabinet-context.ts';
import { Problem } from '../shared/problem.tsx';
import { useCurrentInView } from '../shared/use-current-in-view.ts';
import { useRequest } from '../shared/use-request.ts';
import { useSite } from '../shared/use-site.ts';

/** Paths and names of the links in the navigation. */
const links: readonly (readonly [path: string, name: Text])[] = [
  ['/', 'Orders'],
  ['/order-now', 'New order'],
  ['/writers', 'Writers'],
  ['/bonus', 'Bonus'],
  ['/profile', 'Profile'],
];

/**
 * Returns the path of the navigation link to which a page belongs. The list of orders has two paths, and single orders
 * belong to its link.
 */
const sectionOf = (path: string) => path.replace(/\?.*/, '').replace(/^\/orders(\/.*)?$|\/$/, '') || '/';

function Brand() {
  const t = useTranslator();
  const site = useSite();
  const { protocol, host } = location;
  return (
    <a
      className="brand"
      href={`${protocol}//${siteHostOf(host)}/`}
      aria-label={site ? undefined : t('The provider’s site')}
    >
      <svg className="mark" viewBox="0 0 32 32" width="26" height="26" aria-hidden="true">
        <path d="M4 7c4.5-1.5 9-.9 12 1.5C19 6.1 23.5 5.5 28 7v19c-4.5-1.5-9-.9-12 1.5-3-2.4-7.5-3-12-1.5Z" />
        <path d="M16 8.5v19" />
      </svg>
      <span>{site?.config.title}</span>
    </a>
  );
}

/** Renders the header with logo, navigation and logout. */
export function Header() {
  const t = useTranslator();
  const { session, directClient, go } = useCabinet();
  const { owner, isOpening, path } = useCabinetStore();
  const { isBusy, problem, send } = useRequest();
  const current = sectionOf(path);
  const list = useCurrentInView(`${owner} ${current}`);
  const logOutEverywhere = async () => {
    const result = await send(() => directClient.send(calls.logout));
    if (result.failed && result.status !== 401) return;
    session.close();
    go('/login');
  };
  return (
    <header className="masthead">
      <a className="skip" href="#content">
        {t('Skip to the content')}
      </a>
      <div className="wrap">
        <Brand />
        {owner && (
          <nav ref={list} aria-label={t('Cabinet')}>
            {links.map(([href, name]) => (
              <a key={href} href={href} aria-current={href === current ? 'page' : undefined}>
                {t(name)}
              </a>
            ))}
          </nav>
        )}
        {owner && (
          <Button kind="link" isLoading={isBusy} onClick={logOutEverywhere}>
            {t('Log out')}
          </Button>
        )}
        <Problem text={owner && problem ? t('Still logged in. %problem%', { problem }) : null} />
        {!owner && !isOpening && current !== '/login' && <a href="/login">{t('Log in')}</a>}
      </div>
    </header>
  );
}
