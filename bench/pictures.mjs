// Takes the pictures of README.md and of the parts in the guides from the last build: `node build.mjs && node
// bench/pictures.mjs`. Needs Chromium (CHROMIUM_PATH may name another one than /usr/bin/chromium).
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { takePartPictures } from './part-pictures.mjs';

const folder = 'bench/pictures';
await mkdir(folder, { recursive: true });
const dataFolder = await mkdtemp(join(tmpdir(), 'octavo-pictures-'));
const server = spawn(process.execPath, ['dist/server/main.js'], {
  env: { ...process.env, PORT: '0', DATA_DIR: dataFolder },
  stdio: ['ignore', 'pipe', 'inherit'],
});

/** Resolves with the landing page's address once the server has printed it. */
const address = await new Promise((resolve, reject) => {
  let text = '';
  server.stdout.on('data', (chunk) => {
    text += chunk;
    const found = /http:\/\/localhost:\d+/.exec(text);
    if (found) resolve(found[0]);
  });
  server.once('exit', (code) =>
    reject(
      new Error(`The server ended with ${code}, so no pictures were taken. Build it first: node build.mjs`),
    ),
  );
});

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const colorScheme of ['light', 'dark']) {
  const page = await browser.newPage({
    colorScheme,
    reducedMotion: 'reduce',
    viewport: { width: 1024, height: 720 },
  });
  await page.goto(address);
  await page.locator('octavo-calculator[data-state=ready]').waitFor();
  await page.locator('octavo-calculator [data-price="total"]').first().waitFor();
  await page.screenshot({ path: join(folder, `landing-${colorScheme}.jpg`), type: 'jpeg', quality: 75 });
  await page.close();
}
const source = "export { parts } from './src/public-interface/parts.ts'";
const { outputFiles } = await build({
  stdin: { contents: source, resolveDir: process.cwd() },
  bundle: true,
  write: false,
  format: 'esm',
});
const { parts } = await import(
  `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
);
const names = parts.flatMap((row) => row.names);
const missing = await takePartPictures(browser, address, names);
if (missing.length)
  console.error(`These parts were not visible, so they have no picture: ${missing.join(', ')}`);
await browser.close();
server.kill();
await rm(dataFolder, { recursive: true, force: true });
