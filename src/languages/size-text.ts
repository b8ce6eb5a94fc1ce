import { english, type Translator } from './translator.ts';

/** Formats bytes as "12 KB", "1.4 MB" or "20 MB". */
export const sizeText = (bytes: number, t: Translator = english): string => {
  const [size, unit] =
    bytes < 1_000_000
      ? [bytes && Math.max(1, Math.round(bytes / 1024)), 'kilobyte']
      : [Math.round(bytes / 104_857.6) / 10, 'megabyte'];
  return t.isEnglish
    ? `${size} ${unit === 'kilobyte' ? 'KB' : 'MB'}`
    : t.number({ style: 'unit', unit, unitDisplay: 'short' }).format(size);
};
