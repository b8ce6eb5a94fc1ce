import { schemeOf } from '../http/hosts.ts';
import type { Site } from './store/sites.ts';

/** Returns an address in the cabinet of a site. */
export const cabinetAddress = (
  { bootstrap, host }: Site,
  path: string,
  query: Readonly<Record<string, string>> = {},
): string => {
  const suffix = String(new URLSearchParams(query));
  return `${schemeOf(host)}://${bootstrap.config.domain_cabinet}${path}${suffix && `?${suffix}`}`;
};
