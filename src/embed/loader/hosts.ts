import type { Hosts } from '../../state/page/context.ts';

/** Returns the element of the running script. If a tag manager hides the element, it is found by the script's name. */
export const findScript = () => {
  const running: (HTMLOrSVGScriptElement & { src?: string }) | null = document.currentScript;
  return running?.src ? running : document.querySelector<HTMLScriptElement>('script[src*="octavo.js"]');
};

/**
 * Returns the hosts that a script's data attributes name. By default, site host H has its API at `api.`H and its
 * cabinet at `my.`H. The scheme is that of the page, or for a page without a host (`srcdoc`, blob, file), that of the
 * script at `src`. The cabinet uses https unless the page is on localhost, because it receives passwords and payments.
 */
export const hostsOf = ({ host, api, cabinet }: DOMStringMap, src: string): Hosts => {
  const site = host || location.host.replace(/^my\./, '');
  const base = location.host ? location.href : src;
  // Keeps an address that cannot be parsed. Loading from it fails later, and the failure is then explained.
  const address = (path: string) => {
    try {
      path = new URL(path, base).href;
    } catch {}
    return path.replace(/\/$/, '');
  };
  return {
    site,
    api: address(api || `//api.${site}`),
    cabinet: address(cabinet || `${isSecureContext ? '' : 'https:'}//my.${site}`),
  };
};
