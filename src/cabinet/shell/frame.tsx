import * as calls from '../../api/calls.ts';
import type { Text } from '../../languages/text.ts';
import { Button } from '../../ui/look/button.tsx';
import { siteHostOf, useCabinet, useCabinetStore } from '../context/cabinet-context.ts';
import { useCurrentInView } from '../shared/focus.ts';
import { useSite } from '../shared/use-load.ts';
import { RequestProblem, useRequest } from '../shared/use-request.tsx';

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
const navigationPath = (path: string) => path.replace(/\?.*/, '').replace(/^\/orders(\/.*)?$|\/$/, '') || '/';

/** Returns a fact about the site from the document's head: its name, or the path of its logo if it has one. */
const readMeta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content;

function BrandLink() {
  const { protocol, host } = location;
  const logo = readMeta('logo');
  const title = readMeta('application-name') ?? '';
  const [begin, ...others] = title.split(' ');
  return (
    <a className="brand" href={`${protocol}//${siteHostOf(host)}/`}>
      {logo ? (
        <img src={logo} alt={title} />
      ) : (
        <>
          <svg className="mark" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
            <path d="M4 7c4.5-1.5 9-.9 12 1.5C19 6.1 23.5 5.5 28 7v19c-4.5-1.5-9-.9-12 1.5-3-2.4-7.5-3-12-1.5Z" />
            <path d="M16 8.5v19" />
          </svg>
          <bdi>
            {begin} <span>{others.join(' ')}</span>
          </bdi>
        </>
      )}
    </a>
  );
}

export function Header() {
  const { t, session, directClient, go } = useCabinet();
  const { owner, continueAs, isOpening, path } = useCabinetStore();
  const { isBusy, problem, send } = useRequest();
  const current = navigationPath(path);
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
        <BrandLink />
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
        <RequestProblem text={owner && problem ? t('Still logged in. %problem%', { problem }) : null} />
        {/* A visitor who has just ordered has an account, and continues to it without a login. */}
        {!owner && !isOpening && current !== '/login' && (
          <a href={continueAs ? '/' : '/login'}>{t(continueAs ? 'My orders' : 'Log in')}</a>
        )}
      </div>
    </header>
  );
}

/** Renders nothing until the site has loaded, because a footer that grows afterwards would move. */
export function Footer() {
  const site = useSite();
  if (!site) return null;
  const { title, address_legal, contact_email, contact_phone, contact_skype } = site.config;
  return (
    <footer className="wrap imprint">
      <p>{[title, address_legal].filter(Boolean).join(' · ')}</p>
      <address>
        {contact_email && <a href={`mailto:${contact_email}`}>{contact_email}</a>}
        {contact_phone && (
          <a href={`tel:${contact_phone.replace(/[^+\d]/g, '')}`} dir="ltr">
            {contact_phone}
          </a>
        )}
        {contact_skype && <a href={`skype:${contact_skype}?chat`}>Skype: {contact_skype}</a>}
      </address>
      <LanguageMenu />
    </footer>
  );
}

const addressInLanguage = (code: string, path: string) => {
  const [, search] = path.split('?');
  const query = new URLSearchParams(search);
  query.set('locale', code);
  return `?${query}`;
};

/** Renders the site's languages for visitors without a login. Customers choose their language in the profile. */
function LanguageMenu() {
  const { t, language } = useCabinet();
  const { owner, path } = useCabinetStore();
  if (owner || !language.offered.length) return null;
  return (
    <nav aria-label={t('Language')}>
      {language.offered.map(({ code, name }) => (
        // With a target, the browser loads the document. Without one, the cabinet would only switch to the page.
        <a
          key={code}
          lang={code}
          href={addressInLanguage(code, path)}
          target="_self"
          onClick={() => language.note(code)}
          aria-current={code === t.language ? 'true' : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
