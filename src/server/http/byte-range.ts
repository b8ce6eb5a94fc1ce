import type { ByteRange } from '../ports/file-store.ts';

/**
 * The one part that a `range` header asks for of a file of `size` bytes. Null asks for the whole: no header, several
 * parts, or one that cannot be read (RFC 9110, section 14.2). `none` is a part that the file does not have.
 */
export const readRange = (header: string | undefined, size: number): ByteRange | 'none' | null => {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (!first && !last) return null;
  // Without a first byte it is so many from the end.
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  if (first && last && Number(last) < Number(first)) return null;
  return start > end ? 'none' : { start, end };
};
