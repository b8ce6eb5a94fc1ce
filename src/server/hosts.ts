export type HostKind = 'site' | 'api' | 'cabinet';

export interface NamedHost {
  kind: HostKind;
  /** The site's own host, with port. */
  site: string;
}

const kinds: readonly (readonly [string, HostKind])[] = [
  ['api.', 'api'],
  ['my.', 'cabinet'],
];

/** Reads H, `api.`H and `my.`H apart (decisions, "Hosts"). */
export const readHost = (host: string): NamedHost => {
  const name = host.toLowerCase();
  const [prefix = '', kind] = kinds.find(([start]) => name.startsWith(start)) ?? [];
  return { kind: kind ?? 'site', site: name.slice(prefix.length) };
};

const isLocal = (host: string) => host === 'localhost' || host.endsWith('.localhost');

/** A local site answers on the port that the server listens on; any other has its own address before the server. */
export const withPort = (host: string, port: number): string =>
  isLocal(host) && port !== 80 ? `${host}:${port}` : host;

/** Local hosts have no certificate. */
export const schemeOf = (host: string): 'http' | 'https' =>
  isLocal(host.replace(/:\d+$/, '')) ? 'http' : 'https';
