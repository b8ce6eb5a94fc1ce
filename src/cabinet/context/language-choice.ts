import { createTabStorage } from '../../tracking/tab-storage.ts';

/** Parts of the window with which the language of the page is read and changed. */
type LanguagePage = Pick<Window, 'document' | 'history'> & { location: Pick<Location, 'href' | 'reload'> };

const cookie = 'octavo-locale';
/**
 * Name of the note in the tab. It is not the cookie, because that lasts a year: a choice whose visitor did not log in would
 * change the profile of the customer who logs in next.
 */
const notedKey = 'chosenLocale';
const year = 31_536_000;

/** Reads the language that the address asks for and removes it from the address, because the address may be shared. */
const readAskedLanguage = ({ location, history }: LanguagePage) => {
  const address = new URL(location.href);
  const isInAddress = address.searchParams.has('locale');
  address.searchParams.delete('locale');
  if (isInAddress) history.replaceState(history.state, '', address.pathname + address.search + address.hash);
  return isInAddress;
};

export type LanguageChoice = ReturnType<typeof createLanguageChoice>;

/** Creates the choice of the page's language. The server reads the language from the cookie that is written here. */
export const createLanguageChoice = (page: LanguagePage) => {
  const { document, location } = page;
  const { lang } = document.documentElement;
  const tab = createTabStorage();
  const links = document.querySelectorAll<HTMLLinkElement>('link[hreflang]');
  const storeLanguage = (code: string) => {
    document.cookie = `${cookie}=${code};path=/;max-age=${year};samesite=lax`;
  };
  const isStored = (code: string) => document.cookie.split('; ').includes(`${cookie}=${code}`);
  /** Stores a language as the customer's, and forgets the choice before the login. */
  const adopt = (code: string) => {
    tab.remove(notedKey);
    storeLanguage(code);
  };
  if (readAskedLanguage(page)) storeLanguage(lang);
  return {
    /** Languages of the site, each with its name in that language; empty if the site has only one. */
    offered: [...links].map(({ hreflang, title }) => ({ code: hreflang, name: title })),
    /** Loads the page in another language. */
    choose: (code: string): void => {
      adopt(code);
      location.reload();
    },
    /** Notes that the visitor has chosen a language before the login. The choice counts in this tab. */
    note: (code: string): void => tab.set(notedKey, code),
    /**
     * Stores the language of the customer who has logged in. With `mayReload`, a page in another language is loaded
     * again. If the visitor has chosen a language before the login, returns that language, and nothing changes.
     */
    apply: (code: string, { mayReload }: { mayReload: boolean }): string | null => {
      // Ignores a choice of another language than that of the page, because it is outdated or its page did not load.
      if (tab.get(notedKey) === lang) return lang;
      if (isStored(code)) return null;
      storeLanguage(code);
      // Checks that the cookie was stored, because a browser without cookies would load the page again and again.
      if (mayReload && code !== lang && isStored(code)) location.reload();
      return null;
    },
    adopt,
  };
};
