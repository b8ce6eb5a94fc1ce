// A file of its own, because the checkout downloads it without `dates.ts`.
import tinydate from 'tinydate';
import { english, type Translator } from '../languages/translator.ts';

const englishTime: (date: Date) => string = tinydate('{h}:{mm} {A}', {
  h: (date) => date.getHours() % 12 || 12,
  mm: (date) => `${date.getMinutes()}`.padStart(2, '0'),
  A: (date) => (date.getHours() < 12 ? 'AM' : 'PM'),
});

/** Formats a time in the visitor's time zone. In English it is `h:mm A`: "4:05 PM". */
export const formatTime = (date: Date, t: Translator = english): string =>
  t.isEnglish ? englishTime(date) : t.date({ timeStyle: 'short' }).format(date);
