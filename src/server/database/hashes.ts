import { createHash } from 'node:crypto';

/** Returns the SHA-256 of a text in hexadecimal. Tables contain it in place of secrets and addresses. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Returns the beginning of the SHA-256 of a content. It is safe in an address and in a header. */
export const shortHashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 16);
