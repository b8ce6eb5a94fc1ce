import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { compress } from './precompress.mjs';

const folder = 'dist/size';

/** Scripts that the server makes for a site, and the module with its data. */
const servedScripts = ['octavo', 'calculator', 'order-form', 'checkout', 'price-list', 'site'];

/** Writes the compressed copy of a file into the folder of a budget. */
const addFile = async (budget, name, bytes) => {
  await mkdir(join(folder, budget), { recursive: true });
  await writeFile(join(folder, budget, `${name}.br`), bytes);
};

/** Writes the scripts as the built server sends them for the first site of the demo, which a new database contains. */
const writeServedScripts = async () => {
  const data = await mkdtemp(join(tmpdir(), 'octavo-sizes-'));
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, PORT: '0', DATA_DIR: data, DATABASE_URL: '', DRAIN_MS: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  try {
    let origin = '';
    for await (const line of createInterface(server.stdout)) {
      origin = line;
      if (/^http:/.test(line)) break;
    }
    for (const name of servedScripts) {
      const response = await fetch(`${origin}/embed/${name}.js`);
      // A random port, and the hash of the data that name it, would change the compressed size by up to 60 B.
      const text = (await response.text())
        .replaceAll(new URL(origin).host, 'localhost:8080')
        .replace(/"tag":"[^"]+"/, '"tag":"0123456789abcdef"');
      await addFile(`script-${name}`, name, await compress(text));
    }
  } finally {
    if (server.kill('SIGKILL')) await once(server, 'exit');
    await rm(data, { recursive: true, force: true });
  }
};

/** Lists the files of each budget of size-limit.json that the build itself has written. */
const listBudgets = ({ widgets, follow }, cabinet) => {
  const files = Object.fromEntries(widgets.map((widget) => [widget.name, widget.files]));
  const scripts = (...names) => names.map((name) => `dist/embed/${name}.js`);
  const entries = (...names) => names.map((name) => `dist/package/${name}.js`);
  return {
    'params-setter': scripts('params-setter'),
    explain: scripts('explain'),
    'light-dom': scripts('adapt', 'light-dom'),
    'named-site': scripts('adapt', 'sites'),
    'other-server': scripts('other-server'),
    styles: ['calculator', 'order-form', 'price-list'].map((name) => `dist/embed/${name}.css`),
    ...files,
    follow: follow.files,
    shared: files.calculator.filter(
      (path) => files['price-list'].includes(path) && files['order-form'].includes(path),
    ),
    'price-list-beside-calculator': files['price-list'].filter((path) => !files.calculator.includes(path)),
    cabinet: cabinet.files,
    'package-headless': entries('headless'),
    package: entries('elements', 'load', 'react'),
  };
};

/** Writes a folder for each budget of size-limit.json, with the compressed files whose sizes it sums. */
export const writeSizes = async (scripts, cabinet) => {
  await rm(folder, { recursive: true, force: true });
  for (const [budget, paths] of Object.entries(listBudgets(scripts, cabinet)))
    for (const path of paths)
      await addFile(
        budget,
        basename(path),
        await readFile(`${path}.br`).catch(async () => compress(await readFile(path))),
      );
  await writeServedScripts();
};
