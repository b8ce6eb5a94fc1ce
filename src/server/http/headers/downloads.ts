import type { ByteRange } from '../../files/keep/file-store.ts';

/** Percent-encodes all characters that RFC 5987 (section 3.2.1) does not allow in a value. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Returns the `content-disposition` of a download: an ASCII name for old clients and the full name in UTF-8 (RFC 6266,
 * appendix D). No character of the name can end the value or the header.
 */
export const attachmentNamed = (name: string): string => {
  // Half a surrogate pair becomes the replacement character, because `encodeURIComponent` would throw.
  const whole = Buffer.from(name).toString();
  const plain = whole.replace(/[^\x20-\x7e]|["\\%]/gu, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded(whole)}`;
};

/**
 * Reads a `range` header for a file of `size` bytes. Returns null if the whole file must be sent: without a header, for several
 * ranges, and for an invalid range (RFC 9110, section 14.2). Returns `none` for a range outside the file.
 */
export const readRange = (header: string | undefined, size: number): ByteRange | 'none' | null => {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (!first && !last) return null;
  // A range without a first byte, such as `-500`, asks for the last bytes of the file.
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  if (first && last && Number(last) < Number(first)) return null;
  return start > end ? 'none' : { start, end };
};
