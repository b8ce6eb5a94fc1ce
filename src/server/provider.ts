import { compose } from './compose.ts';
import { commands, usage } from './provider/commands.ts';
import { readSettings } from './settings.ts';

const [name = '', ...words] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;

if (command) {
  const { deps, close } = await compose(readSettings(process.env));
  try {
    for (const line of await command.run(deps, words)) console.log(line);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  } finally {
    await close();
  }
} else {
  console.error(usage);
  process.exitCode = 1;
}
