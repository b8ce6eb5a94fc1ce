import { isoTime, readIsoTime } from '../../database/iso-time.ts';

/** Formats a time for the command line. Accepts epoch milliseconds or ISO 8601; returns other texts unchanged. */
export const momentText = (time: number | string): string => {
  const moment = typeof time === 'string' ? readIsoTime(time) : time;
  return moment === null ? String(time) : `${isoTime(moment).slice(0, 16).replace('T', ' ')} UTC`;
};
