import { extname } from 'node:path';

/** What some file system or shell gives a meaning to. */
const special = /[<>:"/\\|?*\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
/** Names of devices on Windows, with any extension. */
const device = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
/** Most file systems take 255 bytes; a number may follow. */
const longest = 200;

const bytesOf = (text: string) => Buffer.byteLength(text);

/** A customer's file name as a name inside one folder, on any system: never a path, never hidden, never empty. */
export const safeFileName = (name: string): string => {
  const plain = name
    .replace(special, '_')
    .replace(/^[.\s-]+|[.\s]+$/g, '')
    .replace(device, '_$1');
  const extension = bytesOf(extname(plain)) <= 20 ? extname(plain) : '';
  let stem = [...plain.slice(0, plain.length - extension.length)];
  while (bytesOf(stem.join('')) + bytesOf(extension) > longest) stem = stem.slice(0, -1);
  return `${stem.join('') || 'file'}${extension}`;
};

/** The same name with a number before its extension, from the second try on. */
export const numberedName = (name: string, attempt: number): string => {
  const extension = extname(name);
  return attempt === 1 ? name : `${name.slice(0, name.length - extension.length)} (${attempt})${extension}`;
};
