/** Where a page's calls and links go. `api` and `cabinet` are origins, or a path's full address behind a proxy. */
export interface Hosts {
  /** Host with port of the provider's site: `example.com`. */
  site: string;
  api: string;
  cabinet: string;
  /** The page itself is on the cabinet (specification section 2). */
  isCabinet: boolean;
}

/** The element a script came from: the running one, or, where a tag manager hides it, the one that looks like it. */
export const findScript = (name: string): HTMLScriptElement | null => {
  const running = document.currentScript;
  const byName = `script[src*="${name}"]`;
  return running?.matches(`${byName},[src][data-octavo]`)
    ? (running as HTMLScriptElement)
    : document.querySelector<HTMLScriptElement>(byName);
};

/** Site host H, API `api.`H, cabinet `my.`H; the script's data attributes overrule each, the scheme is the page's. */
export const hostsOf = ({ host, api, cabinet }: DOMStringMap): Hosts => {
  const site = host || location.host.replace(/^my\./, '');
  const address = (given: string | undefined, prefix: string) =>
    new URL(given || `//${prefix}.${site}`, location.href).href.replace(/\/$/, '');
  const home = address(cabinet, 'my');
  return { site, api: address(api, 'api'), cabinet: home, isCabinet: location.origin === home };
};
