import { extname } from 'node:path';

/** Characters with a meaning in some file system or shell. */
const special = /[<>:"/\\|?*\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
/** Names of devices on Windows, with any extension. */
const device = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
/** Bytes of a name. Most file systems allow 255, and a number may be added. */
const maximumBytes = 200;

const bytesOf = (text: string) => Buffer.byteLength(text);

/** Converts a customer's file name into a safe name on any system: not a path, not hidden, not empty. */
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

/** Adds a number above 1 before the extension of a name. */
export const numberedName = (name: string, number: number): string => {
  const extension = extname(name);
  return number === 1 ? name : `${name.slice(0, name.length - extension.length)} (${number})${extension}`;
};
