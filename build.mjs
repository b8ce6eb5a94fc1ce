// Builds the server and everything that it serves into dist/. `npm run size` prints the sizes.
import { parseArgs } from 'node:util';
import { isBuilt } from './src/embed/build/built-from.mjs';

const usage = `node build.mjs [option…]
  --quick     skips minifying and compressing; for development only
  --if-stale  builds only if dist/ holds no such build of the present sources
  --help      prints these lines`;

const names = ['quick', 'if-stale', 'help'];

const readOptions = () => {
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'boolean' }]));
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`${error.message}\n${usage}`);
    process.exit(2);
  }
};

const build = async () => {
  // Loaded only now, because a start with a present build does not need the bundlers.
  const { buildAll } = await import('./src/embed/build/build-all.mjs');
  await buildAll();
};

const options = readOptions();
if (options.help) console.log(usage);
else if (!options['if-stale'] || !(await isBuilt(process.cwd(), options.quick ? 'quick' : 'full')))
  await build();
