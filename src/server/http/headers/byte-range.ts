import type { ByteRange } from '../../files/keep/file-store.ts';

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
