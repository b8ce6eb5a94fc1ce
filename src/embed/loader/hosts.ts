import { hostIn } from '../../order/vocabulary/host-in.ts';
import type { Hosts } from '../../state/page/context.ts';

/** Selects the scripts of Octavo. Only scripts count, because a page may show markup of strangers with any other element. */
export const scriptSelector = 'script:is([data-octavo][src]:not([src*=params-setter]),[src*="octavo.js"])';

/** Returns the element of the running script. If a tag manager hides the element, it is found by the script's name. */
export const findScript = () => {
  const running: (HTMLOrSVGScriptElement & { src?: string }) | null = document.currentScript;
  return running?.src ? running : document.querySelector<HTMLScriptElement>(scriptSelector);
};

/**
 * Returns the hosts that a script's data attributes name. The default site is `ownSite`, for which the script was made, or that
 * of the page if the script is a plain copy. By default, site host H has its API at `api.`H and its cabinet at `my.`H. The
 * scheme is that of the page, or for a page without a host (`srcdoc`, blob, file), that of the script at `src`. The cabinet
 * uses https unless the page is on localhost, because it receives passwords and payments.
 */
export const hostsOf = ({ host, api, cabinet }: DOMStringMap, src: string, ownSite?: string): Hosts => {
  const site = hostIn(host ?? '') || ownSite || location.host.replace(/^my\./, '');
  const base = location.host ? location.href : src;
  // Keeps an address that cannot be parsed. Loading from it fails later, and the failure is then explained. An address of
  // another scheme than http is replaced, because links to the cabinet begin with it, and a link to `javascript:` would run a
  // script.
  const address = (path: string | undefined, standard: string) => {
    let href = path || standard;
    try {
      href = new URL(href, base).href;
      if (!/^https?:/.test(href)) href = new URL(standard, base).href;
    } catch {}
    return href.replace(/\/$/, '');
  };
  return {
    site,
    api: address(api, `//api.${site}`),
    cabinet: address(cabinet, `${isSecureContext ? '' : 'https:'}//my.${site}`),
  };
};
