import type { Deps } from '../deps.ts';
import { backup } from './backup.ts';
import { deliver, list, paid, start } from './orders.ts';
import { prices } from './prices.ts';
import { discount, set, site } from './sites.ts';

interface Command {
  usage: string;
  run(deps: Deps, words: readonly string[]): Promise<string[]>;
}

/** The provider's side, until it has screens of its own. */
export const commands: Readonly<Record<string, Command>> = {
  list: { usage: 'list', run: list },
  paid: { usage: 'paid CODE', run: paid },
  start: { usage: 'start CODE', run: start },
  deliver: { usage: 'deliver CODE FILE [WRITER]', run: deliver },
  discount: { usage: 'discount HOST CODE percent|fixed VALUE [FROM|-] [TO|-]', run: discount },
  prices: { usage: 'prices HOST [FILE.csv]', run: prices },
  backup: { usage: 'backup FOLDER', run: backup },
  site: { usage: 'site [HOST 1|2]', run: site },
  set: { usage: 'set HOST NAME JSON', run: set },
};

/** One line a command. */
export const usage = Object.values(commands)
  .map((command) => `npm run provider -- ${command.usage}`)
  .join('\n');
