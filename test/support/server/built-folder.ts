import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { temporaryFolder } from '../temporary-folder.ts';
import { startServer, type TestServer } from './start-server.ts';

export const chunk = 'export const price = 1196;\n'.repeat(40);

const loader =
  '(()=>{let views=Object("__OCTAVO_VIEWS__"),site=Object("__OCTAVO_SITE__");globalThis.found=site})()\n';

const release = {
  version: '1.2.0-1a2b3c',
  files: Object.fromEntries(
    Object.entries({
      'octavo.js': loader,
      'adapt.js': '',
      'explain.js': '',
      'other-server.js': '',
      'chunks/calculator-1A2B3C4D.js': chunk,
    }).map(([name, text]) => [name, `sha384-${createHash('sha384').update(text).digest('base64')}`]),
  ),
};

/** Files of a small build, by path. */
const texts: Readonly<Record<string, string>> = {
  'embed/octavo.js': loader,
  'embed/integrity.json': JSON.stringify(release),
  'embed/v/releases.json': JSON.stringify({ '1.2.0': [release.version] }),
  [`embed/v/${release.version}/octavo.js`]: loader,
  'embed/params-setter.js': '(()=>{})()\n',
  'embed/chunks/calculator-1A2B3C4D.js': chunk,
  'cabinet/index.html': '<!doctype html><title>Cabinet</title><style>p { margin: 0 }</style>',
  'cabinet/order-now.html': '<!doctype html><title>Order now</title>',
  'cabinet/assets/cabinet-ABCD1234.js': chunk,
  'demo/index.html': '<!doctype html><title>Octavo Writing</title>',
  'demo/order/index.html': '<!doctype html><title>Order</title>',
  'demo/site.css': 'body { margin: 0 }\n',
  'server/main.js': 'secret source',
  'embed-chunks.json': '{}',
};

export const makeBuiltFolder = async (): Promise<string> => {
  const distFolder = await temporaryFolder();
  for (const [name, text] of Object.entries(texts)) {
    const path = join(distFolder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
    await writeFile(`${path}.br`, brotliCompressSync(text));
    await writeFile(`${path}.gz`, gzipSync(text));
  }
  return distFolder;
};

export const startWithBuiltFolder = async (): Promise<TestServer> =>
  startServer({ settings: { distFolder: await makeBuiltFolder() } });
