import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { everyWidget } from '../../src/public-interface/elements.ts';
import { installPackage } from '../support/package/install-package.ts';

const run = promisify(execFile);
const tarball = suite('the packed npm package');
const packed = await installPackage('packed');

/** Replaces the installed package by the tarball that `npm publish` would upload. Returns the tarball. */
const packPackage = async (): Promise<Buffer> => {
  const { folder, installed } = packed;
  const { stdout } = await run('npm', ['pack', './dist/package', '--pack-destination', folder, '--json']);
  const [made]: { filename: string }[] = JSON.parse(stdout);
  const path = join(folder, made?.filename ?? '');
  rmSync(installed, { recursive: true });
  mkdirSync(installed);
  await run('tar', ['-xzf', path, '-C', installed, '--strip-components=1']);
  return readFileSync(path);
};
const packedFile = await packPackage();

/** Imports a tool that only these suites install. */
const importTool = <Module>(name: string): Promise<Module> => {
  const { resolve } = createRequire(join(packed.frameworks, 'package.json'));
  return import(pathToFileURL(resolve(name)).href);
};

/** Runs a command in the folder of the test pages. Returns its output and its status. */
const runOnPages = (command: string, ...words: string[]) =>
  run(process.execPath, [join(packed.frameworks, 'node_modules', command), ...words], {
    cwd: packed.pages,
  }).then(
    ({ stdout }) => ({ status: 0, stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ status: code, stdout }),
  );

tarball('PKG-01 publint finds no mistake in the package', async () => {
  interface Publint {
    publint(options: object): Promise<{ messages: unknown[] }>;
  }
  const { publint } = await importTool<Publint>('publint');
  const { messages } = await publint({ pkgDir: packed.installed, strict: true, pack: false });
  assert.equal(messages, []);
});

/** Entries that contain only types and are built like `elements/react`. */
const likeReact = ['./elements/preact', './elements/vue', './elements/svelte'];

tarball('PKG-01 the types of every entry resolve in every way in which modules import it', async () => {
  interface Core {
    createPackageFromTarballData(tarball: Uint8Array): object;
    checkPackage(
      tarball: object,
      options: { excludeEntrypoints: string[] },
    ): Promise<{ problems: { kind: string; entrypoint?: string; resolutionKind?: string }[] }>;
  }
  const { createPackageFromTarballData, checkPackage } = await importTool<Core>('@arethetypeswrong/core');
  const { problems } = await checkPackage(createPackageFromTarballData(packedFile), {
    excludeEntrypoints: likeReact,
  });
  assert.equal(problems, []);
});

tarball('the package mentions no schema, no Node and no code of the server', () => {
  const names = readdirSync(packed.installed, { recursive: true, encoding: 'utf8' });
  const texts = names
    .filter((name) => /\.(js|ts)$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(packed.installed, name), 'utf8') }));
  const forbidden = /typebox|fastify|kysely|node:|\.\/server\/|\.ts['"]/;
  assert.equal(
    texts.filter(({ text }) => forbidden.test(text)).map(({ name }) => name),
    [],
  );
  assert.ok(names.includes('README.md') && names.includes('LICENSE'));
});

tarball('the React entry has a component for each widget, marked for the browser', async () => {
  const text = readFileSync(join(packed.installed, 'react.js'), 'utf8');
  assert.ok(text.startsWith('"use client";'));
  const components: Record<string, { displayName: string }> = await import(
    pathToFileURL(join(packed.installed, 'react.js')).href
  );
  assert.equal(
    Object.values(components)
      .map(({ displayName }) => displayName)
      .sort(),
    everyWidget.map((widget) => `Octavo(${widget})`).sort(),
  );
});

/** Names that a page or server imports, by entry. Entries without a row have types alone. */
const namesByEntry: Record<string, readonly string[]> = {
  '.': ['elementClass', 'isOctavoElement', 'loadOctavo', 'whenElementDefined', 'widgetNames'],
  './elements': ['elementClass', 'isOctavoElement', 'whenElementDefined', 'widgetNames'],
  './load': ['loadOctavo'],
  './react': [
    'OctavoCalculator',
    'OctavoOrderForm',
    'OctavoPriceList',
    'OctavoServiceInfo',
    'OctavoServiceRules',
  ],
  './react/server': ['OctavoHtml', 'OctavoPrerendered'],
  './vue': ['OctavoHtml'],
  './server': ['createOctavoServer'],
  './headless': ['createHeadless'],
};

tarball('PKG-01 a server imports and requires every entry of the package', async () => {
  const { exports }: { exports: Record<string, Record<'import' | 'require', { default: string }> | string> } =
    JSON.parse(readFileSync(join(packed.installed, 'package.json'), 'utf8'));
  for (const [entry, target] of Object.entries(exports))
    if (typeof target !== 'string') {
      const imported = await import(pathToFileURL(join(packed.installed, target.import.default)).href);
      const required = createRequire(import.meta.url)(join(packed.installed, target.require.default));
      assert.equal(Object.keys(required).sort(), Object.keys(imported).sort());
      assert.equal(Object.keys(imported).sort(), namesByEntry[entry] ?? [], entry);
    }
  const { loadOctavo } = await import(pathToFileURL(join(packed.installed, 'load.js')).href);
  const { elementClass, whenElementDefined } = await import(
    pathToFileURL(join(packed.installed, 'elements.js')).href
  );
  assert.is(await loadOctavo('https://papers.example/embed/octavo.js'), null);
  assert.is(elementClass('calculator'), null);
  assert.is(await whenElementDefined('calculator'), null);
});

const ownCompiler = join(process.cwd(), 'node_modules/typescript');
for (const [framework, config, compiler] of [
  ['React 19', 'types/react/tsconfig.json', ownCompiler],
  [
    'React 18 with TypeScript 5.0',
    'types/react/tsconfig.18.json',
    join(packed.frameworks, 'node_modules/typescript-5.0'),
  ],
  ['Preact', 'types/preact/tsconfig.json', ownCompiler],
] as const)
  tarball(`${framework} refuses wrong attributes and callbacks at compile time`, async () => {
    const checked = run(process.execPath, [join(compiler, 'bin/tsc'), '-p', config, '--pretty', 'false'], {
      cwd: packed.pages,
    });
    assert.is((await checked.catch(({ stdout }: { stdout: string }) => ({ stdout }))).stdout, '');
  });

tarball('Vue refuses wrong attributes and listeners in templates', async () => {
  const { stdout } = await runOnPages('vue-tsc/bin/vue-tsc.js', '--noEmit', '-p', 'types/vue');
  assert.is(stdout, '');
});

tarball('FRW-01 Angular builds listeners of events by their names without a colon', async () => {
  const { stdout, stderr } = await run(
    process.execPath,
    [
      join(packed.frameworks, 'node_modules/@angular/compiler-cli/bundles/src/bin/ngc.js'),
      '-p',
      'types/angular',
    ],
    { cwd: packed.pages },
  ).catch((failure: { stdout: string; stderr: string }) => failure);
  const errors = `${stdout}${stderr}`.split('\n').filter((line) => /error/i.test(line));
  assert.is(errors.length, 1, errors.join('\n'));
  assert.match(errors[0] ?? '', /wrong\.ts.*'sum' does not exist/);
});

tarball('Svelte refuses wrong attributes in templates', async () => {
  const words = ['--workspace', 'types/svelte', '--output', 'machine', '--tsconfig', './tsconfig.json'];
  const { stdout } = await runOnPages('svelte-check/bin/svelte-check', ...words);
  const errors = stdout.split('\n').filter((line) => / ERROR /.test(line));
  assert.is(errors.length, 1, stdout);
  assert.match(errors[0] ?? '', /wrong\.svelte.*dark/);
});

tarball.run();
