// `npm run settings` writes the table of settings into server/README.md and .env.example.
import { readFile, writeFile } from 'node:fs/promises';
import { loadModule } from '../embed/build/pages/load-module.mjs';

const { settingTable, settingExamples } = await loadModule('src/server/settings/setting-texts.ts');

/** Replaces the match of `pattern` in a file. */
const rewrite = async (path, pattern, text) =>
  writeFile(
    path,
    (await readFile(path, 'utf8')).replace(pattern, () => text),
  );

await rewrite(
  'src/server/README.md',
  /(?<=\| setting \| default \| meaning \|\n.*\n)(\|.*\n)+/,
  `${settingTable}\n`,
);
await rewrite('.env.example', /(?<=\n\n)[\s\S]*/, settingExamples);
