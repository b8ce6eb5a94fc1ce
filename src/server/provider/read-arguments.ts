import { parseArgs } from 'node:util';

/** Given options by their names; one without a value has ''. */
export type Options = Readonly<Record<string, string>>;

const optionPattern = /\[--(\w+)( [A-Z]+)?\]/g;

/** Reads from a usage line which options a command has and how many words it takes. */
const grammarOf = (text: string) => {
  const options = [...text.matchAll(optionPattern)].map(
    ([, name = '', value]) => [name, { type: value ? 'string' : 'boolean' }] as const,
  );
  const [, ...words] = text.replace(optionPattern, '').trim().split(/\s+/);
  const least = words.filter((word) => !word.startsWith('[')).length;
  return { options: Object.fromEntries(options), least, most: words.length };
};

/** Reads the words of a command by its usage; throws a sentence for the provider. */
export const readArguments = (name: string, text: string, given: readonly string[]) => {
  const { options, least, most } = grammarOf(text);
  const way = `Usage: npm run provider -- ${text}`;
  const { tokens } = parseArgs({
    ...{ args: [...given], options, allowPositionals: true, strict: false, tokens: true },
  });
  const words: string[] = [];
  const found: Record<string, string> = {};
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const known = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    if (!known) throw new Error(`${name} has no option ${token.rawName}.\n${way}`);
    if (known.type === 'string' && !token.value) throw new Error(`${token.rawName} needs a value.\n${way}`);
    if (known.type === 'boolean' && token.value) throw new Error(`${token.rawName} takes no value.\n${way}`);
    found[token.name] = token.value ?? '';
  }
  if (words.length < least) throw new Error(`${name} needs more words.\n${way}`);
  if (words.length > most) throw new Error(`${name} does not know what "${words[most]}" is for.\n${way}`);
  return { words, options: found };
};
