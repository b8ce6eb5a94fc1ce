/** Address on which clamd listens: a TCP port, or a Unix socket. */
export type ClamdAddress = { host: string; port: number } | { path: string };

/** Default port of clamd. */
const standardPort = 3310;

const readUrl = (text: string): ClamdAddress | undefined => {
  const { protocol, hostname, port, pathname } = new URL(text);
  if (protocol === 'unix:' && !hostname && pathname.length > 1) return { path: decodeURIComponent(pathname) };
  // The brackets around an IPv6 address in a URL are removed.
  const host = hostname.replace(/^\[(.+)\]$/, '$1');
  const isTcp = protocol === 'tcp:' && host && ['', '/'].includes(pathname);
  return isTcp ? { host, port: Number(port || standardPort) } : undefined;
};

/** Parses the value of `CLAMD_URL`; undefined if it is no such address. */
export const readClamdAddress = (text: string): ClamdAddress | undefined =>
  URL.canParse(text) ? readUrl(text) : undefined;
