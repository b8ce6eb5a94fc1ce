import type { DestinationStream } from 'pino';
import type { UnknownFields } from '../../order/unknown-fields.ts';
import { terminalText } from './terminal-text.ts';

/** Words and colours of pino's levels, the most severe first. */
const levels = [
  { from: 50, word: 'error', colour: 31 },
  { from: 40, word: 'warning', colour: 33 },
  { from: 30, word: 'info', colour: 36 },
  { from: 0, word: 'debug', colour: 90 },
] as const;

/** Fields that are not printed as further fields: the readable line has another place for them, or leaves them out. */
const ordinary: readonly string[] = ['level', 'time', 'pid', 'hostname', 'msg', 'err'];

const readJson = (line: string): UnknownFields => {
  try {
    return Object(JSON.parse(line));
  } catch {
    return { msg: line };
  }
};

const valueText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Converts a JSON line of the log to lines for a person: time, level and message, then fields, then the stack of an error. */
export const readableLines = (json: string, { hasColours }: { hasColours: boolean }): string[] => {
  const fields = readJson(json);
  const { level, time, msg, err } = fields;
  const { word, colour } = levels.find(({ from }) => Number(level) >= from) ?? levels[0];
  const clock = new Date(Number(time) || 0).toTimeString().slice(0, 8);
  const shown = hasColours ? `\u001b[${colour}m${word}\u001b[0m` : word;
  const { stack }: UnknownFields = Object(err);
  const rest = Object.entries(fields)
    .filter(([name, value]) => !ordinary.includes(name) && value !== null && value !== undefined)
    .map(([name, value]) => `${name}=${valueText(value)}`);
  return [
    `${clock} ${shown} ${terminalText(String(msg ?? ''))}`,
    ...(rest.length > 0 ? [`  ${terminalText(rest.join(' '))}`] : []),
    ...(typeof stack === 'string' ? stack.split('\n').slice(1).map(terminalText) : []),
  ];
};

/** Returns a destination of the log that writes readable lines to a terminal. */
export const createReadableLog = (terminal: Pick<NodeJS.WriteStream, 'write'>): DestinationStream => {
  // The convention of no-color.org: the variable `NO_COLOR` turns colours off.
  const hasColours = !process.env.NO_COLOR;
  return {
    write: (json) => {
      terminal.write(`${readableLines(json.trimEnd(), { hasColours }).join('\n')}\n`);
    },
  };
};
