/** Returns the host that `data-host` names, which may be written as an address, in capitals or between spaces. */
export const hostIn = (text: string): string => {
  try {
    return new URL(text.trim().replace(/^(https?:)?\/*/i, 'http://')).host;
  } catch {
    return text;
  }
};

/**
 * Returns the site of a script on the page: that of its `data-host` (`host`), or the one whose host, API or cabinet serves the
 * script at this address.
 */
export const siteOf = (src: string, host?: string): string =>
  hostIn(host ?? '') || new URL(src, location.href).host.replace(/^(my|api)\./, '');
