import type { Hosts } from '../../state/page/context.ts';

/** Returns the running script's element. Finds it by its name if a tag manager hides it. */
export const findScript = () => {
  const running: (HTMLOrSVGScriptElement & { src?: string }) | null = document.currentScript;
  return running?.src ? running : document.querySelector<HTMLScriptElement>('[src*="octavo.js"]');
};

/**
 * Returns the hosts for a script's data attributes. Without attributes, site host H has its API at `api.`H and its cabinet
 * at `my.`H. The scheme is that of the page. A page without a host (`srcdoc`, blob, file) takes the scheme of the script at
 * `src`. The cabinet uses https unless the page is on localhost, because it receives passwords and payments.
 */
export const hostsOf = ({ host, api, cabinet }: DOMStringMap, src: string): Hosts => {
  const site = host || location.host.replace(/^my\./, '');
  const base = location.host ? location.href : src;
  // An address that cannot be read stays as it is. Loading from it fails, and the failure is explained.
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
