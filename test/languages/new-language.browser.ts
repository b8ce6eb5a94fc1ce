import { execFileSync } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../src/api/calls.ts';
import fieldLabels from '../../src/languages/field-labels.json' with { type: 'json' };
import { languages } from '../../src/languages/languages.ts';
import { openOwnStage } from '../support/browser/open-stage.ts';
import { person } from '../support/browser/order-journey.ts';
import { mailsIn } from '../support/services/read-mail.ts';
import { until } from '../support/until.ts';

const adding = suite('a further language');
// The copy is inside the repository, so that its code finds the installed packages.
const copy = resolve('.build/test/new-language');
adding.after(() => rm(copy, { recursive: true, force: true }));

/** Translates texts by putting the English text in brackets. */
const bracket = (texts: object) =>
  Object.fromEntries(Object.keys(texts).map((english) => [english, `⟦${english}⟧`]));

/** Adds the language Esperanto to a copy of the sources, by the steps of `src/languages/README.md`. */
const addEsperanto = async () => {
  await rm(copy, { recursive: true, force: true });
  await cp('src', join(copy, 'src'), { recursive: true });
  const folder = join(copy, 'src/languages');
  const { widgets, cabinet, letters, refusals } = languages.de;
  const language = {
    name: 'Esperanto',
    rightToLeft: false,
    loadingFailed: '⟦failed⟧',
    widgets: bracket(widgets),
    cabinet: bracket(cabinet),
    letters: bracket(letters),
    refusals: bracket(refusals),
  };
  await writeFile(join(folder, 'eo.json'), JSON.stringify(language));
  const labels = { ...fieldLabels, eo: bracket(fieldLabels.de) };
  await writeFile(join(folder, 'field-labels.json'), JSON.stringify(labels));
  const list = join(folder, 'languages.ts');
  const lines = (await readFile(list, 'utf8'))
    .replace("import es from './es.json'", "import eo from './eo.json' with { type: 'json' };\n$&")
    .replace('languages = { de, es, ar }', 'languages = { de, es, ar, eo }');
  await writeFile(list, lines);
};

/** Builds the server from the changed sources into the copy, which already contains the built widgets and cabinet. */
const buildServer = () =>
  build({
    entryPoints: ['main', 'provider'].map((name) => join(copy, `src/server/${name}.ts`)),
    outdir: join(copy, 'server'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['@node-rs/argon2', 'libsql', 'pg-native'],
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    logLevel: 'error',
  });

await addEsperanto();
await buildServer();
const environment = { DIST_DIR: resolve('dist') };
const { browser, octavo } = await openOwnStage(environment, join(copy, 'server/main.js'));
const host = `localhost:${octavo.port}`;
const env = { ...process.env, ...environment, PORT: `${octavo.port}`, DATA_DIR: octavo.dataFolder };
execFileSync(process.execPath, [join(copy, 'server/provider.js'), 'set', host, 'languages', '["eo"]'], {
  env,
});

adding('LNG-06 with a file and its line, widgets, cabinet and letters speak a new language', async () => {
  const page = await (await browser.newContext()).newPage();
  await until(async () => {
    await page.goto(`${octavo.cabinet}/login?locale=eo`);
    return page.evaluate(() => document.documentElement.lang === 'eo');
  });
  await page.getByRole('heading', { name: '⟦Log in⟧' }).waitFor();
  await page.goto(octavo.origin);
  await page.evaluate(() => {
    const widget = document.createElement('octavo-calculator');
    widget.setAttribute('locale', 'eo');
    widget.setAttribute('loading', 'eager');
    document.body.prepend(widget);
  });
  const widget = page.locator('octavo-calculator').first();
  await widget.getByText('⟦Calculate your price⟧').waitFor();
  assert.is(await widget.locator('[lang=eo]').count(), 1);
  const { email, password } = person('esperanto');
  const payload = { email, password, locale: 'eo' };
  assert.ok((await octavo.send(calls.registration, { payload })).status < 300);
  const letter = async () => (await mailsIn(octavo.dataFolder)).find(({ to }) => to === email);
  await until(async () => Boolean(await letter()));
  assert.is((await letter())?.subject, 'Octavo Writing: ⟦welcome⟧');
});

adding.run();
