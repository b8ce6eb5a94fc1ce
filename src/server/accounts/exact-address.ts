import { domainToASCII, domainToUnicode } from 'node:url';

/** Characters that separate, group or quote addresses in a mail header, and invisible characters. */
const reserved = /[<>()[\]\\,;:"\p{C}]/u;

/**
 * Returns whether letters go to an address exactly as it is typed. Mail software drops brackets and invisible characters
 * and converts full-width letters, so that one mailbox would have any number of accounts, each with letters of its own.
 */
export const isExactAddress = (email: string): boolean => {
  const address = email.trim();
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  const ascii = domainToASCII(domain);
  return !reserved.test(address) && [ascii, domainToUnicode(ascii)].includes(domain);
};
