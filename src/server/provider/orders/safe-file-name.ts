import { extname } from 'node:path';

/** Matches characters that have a meaning in a file system or shell. */
const special = /[<>:"/\\|?*\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
/** Matches names of Windows devices, with any extension. Windows cannot create such files. */
const device = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
/** Maximum number of bytes of a name. Most file systems allow 255, and a number may be added. */
const maximumBytes = 200;

const bytesOf = (text: string) => Buffer.byteLength(text);

/** Converts a customer's file name to a name that is safe on every system: no path, not hidden, not empty. */
export const safeFileName = (name: string): string => {
  const plain = name
    .replace(special, '_')
    .replace(/^[.\s-]+|[.\s]+$/g, '')
    .replace(device, '_$1');
  const extension = bytesOf(extname(plain)) <= 20 ? extname(plain) : '';
  let stem = [...plain.slice(0, plain.length - extension.length)];
  while (bytesOf(stem.join('')) + bytesOf(extension) > maximumBytes) stem = stem.slice(0, -1);
  return `${stem.join('') || 'file'}${extension}`;
};

/** Adds a number before the extension of a name; the number 1 is not added. */
export const numberedName = (name: string, number: number): string => {
  const extension = extname(name);
  return number === 1 ? name : `${name.slice(0, name.length - extension.length)} (${number})${extension}`;
};
