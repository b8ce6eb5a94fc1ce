import { hostIn } from '../order/vocabulary/host-in.ts';

/**
 * Returns the site of a script on the page: that of its `data-host` (`host`), or the one whose host, API or cabinet serves the
 * script at this address.
 */
export const siteOf = (src: string, host?: string): string =>
  hostIn(host ?? '') || new URL(src, location.href).host.replace(/^(my|api)\./, '');
