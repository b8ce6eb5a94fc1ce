import { domainToASCII, domainToUnicode } from 'node:url';

/** Matches ordinary characters with single dots. Comments, routes, groups, quotes and invisible characters do not match. */
const addressPattern =
  /^[^\s@<>()[\]\\,;:."\p{C}\p{DI}\u2800]+(\.[^\s@<>()[\]\\,;:."\p{C}\p{DI}\u2800]+)*@[^\s@<>()[\]\\,;:"\p{C}\p{DI}\u2800]+$/u;

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/**
 * Returns whether letters go to an address exactly as it is typed. Mail software drops brackets and invisible characters
 * and converts full-width letters, so that a person could register one mailbox under many spellings.
 */
export const isExactAddress = (email: string): boolean => {
  const address = email.trim();
  const domain = domainOf(address);
  const ascii = domainToASCII(domain);
  const isOneSpelling = address === address.normalize('NFKC');
  return isOneSpelling && addressPattern.test(address) && [ascii, domainToUnicode(ascii)].includes(domain);
};
