import type { LinkQuery } from './visit.ts';

/** Adds what a web address does not carry yet and keeps the rest, hash included; any other address comes back as it is. */
export const decorate = (address: string, parameters: LinkQuery): string => {
  try {
    const url = new URL(address);
    const missing = Object.entries(parameters).filter(([name]) => !url.searchParams.has(name));
    if (missing[0] && /^http/.test(url.protocol))
      url.search += `${url.search && '&'}${new URLSearchParams(missing)}`;
    return url.href;
  } catch {
    return address;
  }
};
