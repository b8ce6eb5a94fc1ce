// Writes the built playground into a folder that any web server can serve, with the widgets of the host that is named.
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const built = 'dist/playground';
const usage = 'Usage: npm run playground -- https://papers.example [folder]';

/** Pages of the playground that contain addresses of the host that serves them. */
const pages = ['index.html', 'preview/index.html'];

/** Returns a page in which scripts and links outside the playground have the address of a provider's host. */
const withOrigin = (html, { origin }) =>
  html.replaceAll(/(src|href)="\//g, `$1="${origin}/`).replace('<body', `<body data-scripts="${origin}"`);

const [, , address = '', folder = 'dist/static-playground'] = process.argv;
if (!URL.canParse(address) || !/^https?:/.test(address)) {
  console.error(`The playground needs the address of the host that serves the scripts. ${usage}`);
  process.exit(1);
}
const url = new URL(address);
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await cp(built, folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
for (const page of pages) {
  const path = join(folder, page);
  await writeFile(path, withOrigin(await readFile(path, 'utf8'), url));
}
console.log(`The playground for ${url.host} is in ${folder}. Any web server can serve this folder.`);
