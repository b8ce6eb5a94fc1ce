import { allowedFileExtensions, maximumFileBytes } from '../order/file-limits.ts';
import type { MessageKey } from './messages.ts';

export type FileProblem = Extract<MessageKey, 'file-type-invalid' | 'file-size-invalid'>;

/** Why a file is refused by its name or size (VAL-04), null where it is not. The server also reads its bytes. */
export const checkFile = ({ name, size }: { name: string; size: number }): FileProblem | null => {
  const [, extension = ''] = /\.([^.]+)$/.exec(name.toLowerCase()) ?? [];
  if (!allowedFileExtensions.includes(extension)) return 'file-type-invalid';
  return size > maximumFileBytes ? 'file-size-invalid' : null;
};
