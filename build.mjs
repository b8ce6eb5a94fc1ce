// Builds the server and everything that it serves into dist/, and prints the widgets' sizes.
//   --react     also prints the sizes that the widgets would have with React inside
//   --quick     skips minifying and compressing; for development only
//   --if-stale  builds only if dist/ holds no full build of the present sources, and prints no sizes
import { isBuilt } from './src/embed/build/built-from.mjs';

const has = (flag) => process.argv.includes(flag);

const build = async () => {
  // Loaded only now, because a start with a present build does not need the bundlers.
  const { buildAll } = await import('./src/embed/build/build-all.mjs');
  await buildAll();
};

if (!has('--if-stale')) {
  await build();
  const { printSizes } = await import('./src/embed/build/sizes.mjs');
  if (!has('--quick')) await printSizes({ withReact: has('--react') });
} else if (!(await isBuilt(process.cwd(), 'full'))) await build();
