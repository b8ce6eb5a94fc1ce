export type HostKind = 'site' | 'api' | 'cabinet' | 'office';

export interface NamedHost {
  kind: HostKind;
  /** The site's own host, with port. */
  site: string;
}

const kinds: readonly (readonly [string, HostKind])[] = [
  ['api.', 'api'],
  ['my.', 'cabinet'],
  ['office.', 'office'],
];

/** Splits a host into its kind and the host of the site: HOST, `api.HOST`, `my.HOST` or `office.HOST`. */
export const readHost = (host: string): NamedHost => {
  const name = host.toLowerCase();
  const [prefix = '', kind] = kinds.find(([start]) => name.startsWith(start)) ?? [];
  return { kind: kind ?? 'site', site: name.slice(prefix.length) };
};

const isLocal = (host: string) => host === 'localhost' || host.endsWith('.localhost');

/** Adds the server's port to a local host. Other hosts reach the server through a proxy, so they get no port. */
export const withPort = (host: string, port: number): string =>
  isLocal(host) && port !== 80 ? `${host}:${port}` : host;

/** Returns the protocol of a host: `http` for local hosts, because they have no certificate, else `https`. */
export const schemeOf = (host: string): 'http' | 'https' =>
  isLocal(host.replace(/:\d+$/, '')) ? 'http' : 'https';

type Query = Readonly<Record<string, string>>;

const withQuery = (path: string, query: Query) => {
  const suffix = String(new URLSearchParams(query));
  return `${path}${suffix && `?${suffix}`}`;
};

/** Returns the whole address of a page in a site's cabinet, with protocol and query. */
export const cabinetAddress = (
  { bootstrap, host }: { bootstrap: { config: { domain_cabinet: string } }; host: string },
  path: string,
  query: Query = {},
): string => `${schemeOf(host)}://${bootstrap.config.domain_cabinet}${withQuery(path, query)}`;

/** Returns the whole address of a page in a site's office, with protocol and query. */
export const officeAddress = ({ host }: { host: string }, path: string, query: Query = {}): string =>
  `${schemeOf(host)}://office.${host}${withQuery(path, query)}`;
