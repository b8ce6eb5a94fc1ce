import type { LinkQuery } from './visit.ts';

/** Adds what a web address does not carry yet and keeps the rest, hash included; any other address comes back as it is. */
export const decorate = (address: string, parameters: LinkQuery): string => {
  try {
    const url = new URL(address);
    const missing = new URLSearchParams(parameters);
    for (const name of url.searchParams.keys()) missing.delete(name);
    if (`${missing}` && /^http/.test(url.protocol)) url.search += `${url.search && '&'}${missing}`;
    return url.href;
  } catch {
    return address;
  }
};
