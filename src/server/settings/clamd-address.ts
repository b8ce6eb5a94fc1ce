import { mistake } from './read-environment.ts';

/** Address on which clamd listens: a TCP port, or a Unix socket. */
export type ClamdAddress = { host: string; port: number } | { path: string };

/** Default port of clamd. */
const standardPort = 3310;

const readUrl = (text: string): ClamdAddress | null => {
  const { protocol, hostname, port, pathname } = new URL(text);
  if (protocol === 'unix:' && !hostname && pathname.length > 1) return { path: decodeURIComponent(pathname) };
  // The brackets around an IPv6 address in a URL are removed.
  const host = hostname.replace(/^\[(.+)\]$/, '$1');
  const isTcp = protocol === 'tcp:' && host && ['', '/'].includes(pathname);
  return isTcp ? { host, port: Number(port || standardPort) } : null;
};

/** Parses the value of `CLAMD_URL`; null if the setting is missing. */
export const readClamdAddress = (text: string | null): ClamdAddress | null => {
  if (text === null) return null;
  const address = URL.canParse(text) ? readUrl(text) : null;
  if (address) return address;
  throw new Error(
    mistake('CLAMD_URL', text, 'the address of a port or a socket, such as unix:///run/clamav/clamd.ctl'),
  );
};
