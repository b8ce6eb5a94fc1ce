import { parseArgs } from 'node:util';
import type { Deps } from '../deps.ts';
import { backup } from './backup.ts';
import { cancel, refund } from './orders/call-off.ts';
import { list } from './orders/list-orders.ts';
import { deliver, paid, start } from './orders/orders.ts';
import { saveFiles } from './orders/save-files.ts';
import { show } from './orders/show-order.ts';
import { discount } from './sites/discounts.ts';
import { prices } from './sites/prices.ts';
import { set, site } from './sites/sites.ts';
import { writer } from './sites/writers.ts';

/** Given options by their names; one without a value has ''. */
export type Options = Readonly<Record<string, string>>;

interface Command {
  /** Words in brackets may be left out. */
  usage: string;
  run(deps: Deps, words: readonly string[], options?: Options): Promise<string[]>;
}

/** The provider's side, until it has screens of its own. */
export const commands: Readonly<Record<string, Command>> = {
  list: { usage: 'list [STATUS] [--find TEXT] [--page NUMBER]', run: list },
  show: { usage: 'show CODE', run: show },
  files: { usage: 'files CODE FOLDER', run: saveFiles },
  paid: { usage: 'paid CODE', run: paid },
  start: { usage: 'start CODE', run: start },
  deliver: { usage: 'deliver CODE FILE [WRITER]', run: deliver },
  cancel: { usage: 'cancel CODE', run: cancel },
  refund: { usage: 'refund CODE [REASON]', run: refund },
  discount: { usage: 'discount HOST CODE percent|fixed VALUE [FROM|-] [TO|-]', run: discount },
  prices: { usage: 'prices HOST [FILE.csv] [--replace]', run: prices },
  backup: { usage: 'backup FOLDER', run: backup },
  site: { usage: 'site [HOST] [VERSION] [--like HOST]', run: site },
  writer: { usage: 'writer HOST [CODE] [GRADE]', run: writer },
  set: { usage: 'set HOST NAME JSON', run: set },
};

/** One line a command. */
export const usage = Object.values(commands)
  .map((command) => `npm run provider -- ${command.usage}`)
  .join('\n');

const optionPattern = /\[--(\w+)( [A-Z]+)?\]/g;

/** What a usage says: the options that it names, and how many words it takes. */
const grammarOf = (text: string) => {
  const options = [...text.matchAll(optionPattern)].map(
    ([, name = '', value]) => [name, { type: value ? 'string' : 'boolean' }] as const,
  );
  const [, ...words] = text.replace(optionPattern, '').trim().split(/\s+/);
  const least = words.filter((word) => !word.startsWith('[')).length;
  return { options: Object.fromEntries(options), least, most: words.length };
};

const readWords = (name: string, text: string, given: readonly string[]) => {
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

/** Reads the words of a command line and runs the command; rejects with a sentence for the provider. */
export const runCommand = async (deps: Deps, name: string, given: readonly string[]): Promise<string[]> => {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Error(unknownCommand(name));
  const { words, options } = readWords(name, command.usage, given);
  return command.run(deps, words, options);
};

export const unknownCommand = (name: string): string => `There is no command "${name}". There are:\n${usage}`;
