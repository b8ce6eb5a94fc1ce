import { compose } from './compose.ts';
import type { Deps } from './deps.ts';
import { Refusal } from './errors.ts';
import { deliver, list, paid, start } from './provider/orders.ts';
import { discount, set, site } from './provider/sites.ts';
import { readSettings } from './settings.ts';

type Command = (deps: Deps, words: readonly string[]) => Promise<string[]>;

/** The provider's side, until it has screens of its own. */
const commands: Readonly<Record<string, { usage: string; run: Command }>> = {
  list: { usage: 'list', run: list },
  paid: { usage: 'paid CODE', run: paid },
  start: { usage: 'start CODE', run: start },
  deliver: { usage: 'deliver CODE FILE [WRITER]', run: deliver },
  discount: { usage: 'discount HOST CODE percent|fixed VALUE [FROM|-] [TO|-]', run: discount },
  site: { usage: 'site [HOST 1|2]', run: site },
  set: { usage: 'set HOST NAME JSON', run: set },
};

const [name = '', ...words] = process.argv.slice(2);
const command = commands[name];

const reasonOf = (error: unknown) =>
  error instanceof Refusal || error instanceof Error ? error.message : String(error);

if (command) {
  const { deps, close } = await compose(readSettings(process.env));
  try {
    for (const line of await command.run(deps, words)) console.log(line);
  } catch (error) {
    console.error(reasonOf(error));
    process.exitCode = 1;
  } finally {
    await close();
  }
} else {
  console.error(
    Object.values(commands)
      .map(({ usage }) => `npm run provider -- ${usage}`)
      .join('\n'),
  );
  process.exitCode = 1;
}
