import { createLog, type Log } from '../../../src/server/http/log.ts';

export const createRecordedLog = (): { log: Log; lines: { msg: string; order?: string }[] } => {
  const lines: { msg: string; order?: string }[] = [];
  const log = createLog('warn', { write: (line: string) => void lines.push(JSON.parse(line)) });
  return { log, lines };
};

/** Returns the text of an error stream without the lines of the log. */
export const withoutLog = (text: string): string => text.replace(/^\{"level".*\n?/gm, '');
