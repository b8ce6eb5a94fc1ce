import { randomBytes, randomInt } from 'node:crypto';

/** A row's id: 48 random bits, so that one id says nothing of another. */
export const newId = (): number => randomInt(1, 2 ** 48 - 1);

/** Without letters and figures that are taken for each other. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `O-7K3M9Q`: what a customer reads out on the phone. */
export const newOrderCode = (): string =>
  `O-${Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;

/** A secret for a link or a file's place: 192 random bits, safe in an address. */
export const newSecret = (): string => randomBytes(24).toString('base64url');
