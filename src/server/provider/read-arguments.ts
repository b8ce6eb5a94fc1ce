import { parseArgs } from 'node:util';

/** Values of options by name. An option without a value has ''. */
export type CommandOptions = Readonly<Record<string, string>>;

const optionPattern = /\[--(\w+)( [A-Z]+)?\]/g;

/** Derives the options and the number of arguments from a usage line. */
const grammarOf = (text: string) => {
  const options = [...text.matchAll(optionPattern)].map(
    ([, name = '', value]) => [name, { type: value ? 'string' : 'boolean' }] as const,
  );
  const [, ...words] = text.replace(optionPattern, '').trim().split(/\s+/);
  const least = words.filter((word) => !word.startsWith('[')).length;
  return { options: Object.fromEntries(options), least, most: words.length };
};

/** Parses the arguments of a command by its usage line; throws a message for the provider. */
export const readArguments = (name: string, text: string, args: readonly string[]) => {
  const { options, least, most } = grammarOf(text);
  const usageLine = `Usage: npm run provider -- ${text}`;
  const { tokens } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const words: string[] = [];
  const values: Record<string, string> = {};
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    if (!option) throw new Error(`${name} has no option ${token.rawName}.\n${usageLine}`);
    if (option.type === 'string' && !token.value)
      throw new Error(`${token.rawName} needs a value.\n${usageLine}`);
    if (option.type === 'boolean' && token.value)
      throw new Error(`${token.rawName} takes no value.\n${usageLine}`);
    values[token.name] = token.value ?? '';
  }
  if (words.length < least) throw new Error(`${name} needs more arguments.\n${usageLine}`);
  if (words.length > most)
    throw new Error(`${name} does not expect the argument "${words[most]}".\n${usageLine}`);
  return { words, options: values };
};
