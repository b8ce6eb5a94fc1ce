import { readFileSync } from 'node:fs';
import { codeOf } from '../../order/unknown-fields.ts';
import type { SettingRow } from './setting-kinds.ts';
import { type SettingName, settingRows } from './setting-rows.ts';

/** Error about wrong settings, one line for each mistake. It is printed without a stack trace. */
export class SettingsError extends Error {}

const settingRow = (name: SettingName): SettingRow => settingRows[name];

/** Reads a secret from a file, because containers pass secrets as files. A line break at the end is removed. */
const readSecretFile = (name: SettingName, path: string): string => {
  let text: string;
  try {
    text = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    throw new SettingsError(
      `${name}_FILE names ${path}, which cannot be read (${codeOf(error)}). Example: ${name}_FILE=/run/secrets/${name.toLowerCase()}`,
    );
  }
  if (text) return text;
  throw new SettingsError(`${name}_FILE names ${path}, which is empty. Write the value of ${name} into it.`);
};

const secretFileOf = (environment: NodeJS.ProcessEnv, name: SettingName): string | undefined =>
  settingRow(name).isSecret && environment[`${name}_FILE`];

/** Returns whether a setting or its file is named, even if the file cannot be read. */
export const isGiven = (environment: NodeJS.ProcessEnv, name: SettingName) =>
  Boolean(environment[name] || secretFileOf(environment, name));

const readGiven = (environment: NodeJS.ProcessEnv, name: SettingName): string | null => {
  const file = secretFileOf(environment, name);
  if (!file) return environment[name] || null;
  if (environment[name])
    throw new SettingsError(
      `${name} and ${name}_FILE are both set. Remove one of them, so that one value counts.`,
    );
  return readSecretFile(name, file);
};

/** Reads a setting. A message about a wrong value has the value, a description of a right one, and an example. */
export const readSetting = (environment: NodeJS.ProcessEnv, name: SettingName): unknown => {
  const { kind, example, isSecret } = settingRow(name);
  const text = readGiven(environment, name);
  if (text === null) return kind.missing;
  const value = kind.parse(text);
  if (value !== undefined) return value;
  const wrong = isSecret ? '' : `is ${JSON.stringify(text)}, but `;
  throw new SettingsError(`${name} ${wrong}has to be ${kind.what}. Example: ${name}=${example}`);
};

/** Throws if some of the settings are given and others are not, because none of them works alone. */
export const requireTogether = (environment: NodeJS.ProcessEnv, names: readonly SettingName[]): void => {
  const firstGiven = names.find((name) => isGiven(environment, name));
  const missing = names.filter((name) => !isGiven(environment, name));
  if (!firstGiven || missing.length === 0) return;
  const examples = missing.map((name) => `${name}=${settingRow(name).example}`);
  throw new SettingsError(
    `${firstGiven} is set, but ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not. Set all of them, or none. Example: ${examples.join(' ')}`,
  );
};
