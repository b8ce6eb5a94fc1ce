import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const named = suite('files that documents name');

const inFolder = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`);
const paths = [...readdirSync('.'), ...['src', 'test', 'bench'].flatMap(inFolder)].filter(
  (path) => !path.includes('node_modules'),
);
/** All files and folders; the path of a folder ends with a slash, as in the documents. */
const files = paths.map((path) => (statSync(path).isDirectory() ? `${path}/` : path));

/** Documents that name files which nobody has written yet: a further language. */
const invented = ['fr.json'];

/** Returns whether a path leads from the root, `src` or `src/server` to a file, or ends the path of one in the document's folder. */
const isFound = (document: string, path: string) =>
  ['.', 'src', 'src/server'].some((folder) => existsSync(join(folder, path))) ||
  files.some((file) => file.startsWith(`${dirname(document)}/`) && file.endsWith(`/${path}`));

named('each source file or folder that a document names stands where a reader looks for it', () => {
  const missing = files
    .filter((path) => path.endsWith('.md'))
    .flatMap((document) =>
      [
        ...readFileSync(document, 'utf8').matchAll(
          /`([\w-][\w./-]*\.(?:tsx?|mjs|css|json|sql)|[\w-][\w/-]*\/)`/g,
        ),
      ]
        .map(([, path = '']) => path)
        .filter((path) => !invented.includes(path) && !isFound(document, path))
        .map((path) => `${document} names ${path}`),
    );
  assert.equal(missing, []);
});

named.run();
