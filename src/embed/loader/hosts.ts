import type { Hosts } from '../../state/page/context.ts';

/** The element this script came from: the running one, or, where a tag manager hides it, the one of its name. */
export const findScript = () => {
  const running = document.currentScript as HTMLScriptElement | null;
  return running?.src ? running : document.querySelector<HTMLScriptElement>('[src*="octavo.js"]');
};

/**
 * Site host H, API `api.`H, cabinet `my.`H; the script's data attributes overrule each. The scheme is the page's, or
 * that of the script at `src` where the page has no host: in a frame of `srcdoc`, a blob or a file. The cabinet takes
 * passwords and payments, so that a page without encryption leads to one with it, a page of the own machine excepted.
 */
export const hostsOf = ({ host, api, cabinet }: DOMStringMap, src: string): Hosts => {
  const site = host || location.host.replace(/^my\./, '');
  const base = location.host ? location.href : src;
  const address = (path: string) => new URL(path, base).href.replace(/\/$/, '');
  const home = address(cabinet || `${isSecureContext ? '' : 'https:'}//my.${site}`);
  return {
    site,
    api: address(api || `//api.${site}`),
    cabinet: home,
    isCabinet: location.host === home.split('/')[2],
  };
};
