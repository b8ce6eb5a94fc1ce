import { existsSync, readFileSync } from 'node:fs';
import type { UnknownFields } from '../../order/unknown-fields.ts';
import { errorMessage } from '../errors.ts';
import { type SettingName, settingRows } from './setting-rows.ts';

/** Error about wrong settings, one line for each mistake. It is printed without a stack trace. */
export class SettingsError extends Error {}

/** Reader of settings by name. It collects all mistakes and reports them together. */
export interface EnvironmentReader {
  /** Returns the text of a setting; null if the setting is missing or empty. */
  text(name: SettingName): string | null;
  /** Returns whether a setting or its file is named, even if the file cannot be read. */
  isGiven(name: SettingName): boolean;
  wholeNumber(name: SettingName, defaultValue: number, maximum?: number): number;
  isOn(name: SettingName): boolean;
  /** Returns the text of a setting that `isRight` accepts; null if it is missing or wrong. `what` describes a right value. */
  checked(name: SettingName, what: string, isRight: (text: string) => boolean): string | null;
  /** Returns the result of `read`. If `read` throws, records its message as a mistake and returns `fallback`. */
  attempt<Value>(read: () => Value, fallback: Value): Value;
  /** Throws a `SettingsError` with all mistakes, if there are any. */
  finish(): void;
}

const rowOf = (name: SettingName): { example: string; isSecret?: true } => settingRows[name];

/** Returns the message about a mistake: the value, a description of a right value, and an example. Secrets are not shown. */
export const mistake = (name: SettingName, text: string, what: string): string => {
  const { example, isSecret } = rowOf(name);
  return `${name} ${isSecret ? '' : `is ${JSON.stringify(text)}, but `}has to be ${what}. Example: ${name}=${example}`;
};

/** Throws if some of the settings are given and others are not, because none of them works alone. */
export const requireTogether = (
  { isGiven }: Pick<EnvironmentReader, 'isGiven'>,
  names: readonly SettingName[],
): void => {
  const given = names.find(isGiven);
  const missing = names.filter((name) => !isGiven(name));
  if (!given || missing.length === 0) return;
  const examples = missing.map((name) => `${name}=${rowOf(name).example}`);
  throw new SettingsError(
    `${given} is set, but ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not. Set all of them, or none. Example: ${examples.join(' ')}`,
  );
};

/** Reads a secret from a file, because containers pass secrets as files. A line break at the end is removed. */
const readSecretFile = (name: SettingName, path: string): string => {
  let text: string;
  try {
    text = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    const { code }: UnknownFields = Object(error);
    throw new SettingsError(
      `${name}_FILE names ${path}, which cannot be read (${code}). Example: ${name}_FILE=/run/secrets/${name.toLowerCase()}`,
    );
  }
  if (text) return text;
  throw new SettingsError(`${name}_FILE names ${path}, which is empty. Write the value of ${name} into it.`);
};

const secretFileOf = (environment: NodeJS.ProcessEnv, name: SettingName): string | undefined =>
  rowOf(name).isSecret && environment[`${name}_FILE`];

const textOf = (environment: NodeJS.ProcessEnv, name: SettingName): string | null => {
  const file = secretFileOf(environment, name);
  if (!file) return environment[name] || null;
  if (environment[name])
    throw new SettingsError(
      `${name} and ${name}_FILE are both set. Remove one of them, so that one value counts.`,
    );
  return readSecretFile(name, file);
};

/** Creates a check whether a text is an address with a host and with one of the protocols. */
export const isUrlOf =
  (...protocols: readonly string[]) =>
  (text: string): boolean => {
    if (!URL.canParse(text)) return false;
    const { protocol, hostname } = new URL(text);
    return protocols.includes(protocol) && hostname !== '';
  };

export const isBuiltFolder = (path: string): boolean => existsSync(`${path}/embed`);

export const readEnvironment = (environment: NodeJS.ProcessEnv): EnvironmentReader => {
  const problems = new Set<string>();
  const attempt: EnvironmentReader['attempt'] = (read, fallback) => {
    try {
      return read();
    } catch (error) {
      problems.add(errorMessage(error));
      return fallback;
    }
  };
  const text = (name: SettingName) => attempt(() => textOf(environment, name), null);
  const checked: EnvironmentReader['checked'] = (name, what, isRight) => {
    const given = text(name);
    if (given === null || isRight(given)) return given;
    problems.add(mistake(name, given, what));
    return null;
  };
  return {
    text,
    isGiven: (name) => Boolean(environment[name] || secretFileOf(environment, name)),
    checked,
    attempt,
    wholeNumber: (name, defaultValue, maximum = Number.MAX_SAFE_INTEGER) => {
      const what = `a whole number${maximum < Number.MAX_SAFE_INTEGER ? ` from 0 to ${maximum}` : ''}`;
      const given = checked(name, what, (digits) => /^\d+$/.test(digits) && Number(digits) <= maximum);
      return given === null ? defaultValue : Number(given);
    },
    isOn: (name) => checked(name, '1 or 0', (digit) => ['0', '1'].includes(digit)) === '1',
    finish: () => {
      if (problems.size > 0) throw new SettingsError([...problems].join('\n'));
    },
  };
};
