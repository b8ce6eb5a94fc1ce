/** Formats bytes as "12 KB" or "1.4 MB". */
import { english, type Translator } from '../../languages/translator.ts';
export const sizeText = (bytes: number, t: Translator = english): string => {
  const [size, unit] =
    bytes < 1_000_000
      ? [bytes && Math.max(1, Math.round(bytes / 1024)), 'kilobyte']
      : [(bytes / 1_048_576).toFixed(1), 'megabyte'];
  return t.isEnglish
    ? `${size} ${unit === 'kilobyte' ? 'KB' : 'MB'}`
    : t.number({ style: 'unit', unit, unitDisplay: 'short' }).format(Number(size));
};
