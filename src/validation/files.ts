import { allowedFileExtensions, maximumFileBytes } from '../order/file-limits.ts';
import type { FieldCode } from './messages/fields.ts';

export type FileProblem = Extract<FieldCode, 'file-type-invalid' | 'file-size-invalid' | 'file-empty'>;

/** Checks the extension and size of a file; returns null if both are allowed. The server also checks the content. */
export const checkFile = ({ name, size }: { name: string; size: number }): FileProblem | null => {
  const [, extension = ''] = /\.([^.]+)$/.exec(name.toLowerCase()) ?? [];
  if (!allowedFileExtensions.includes(extension)) return 'file-type-invalid';
  if (size === 0) return 'file-empty';
  return size > maximumFileBytes ? 'file-size-invalid' : null;
};
