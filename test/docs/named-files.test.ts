import { readdirSync, readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const named = suite('files that documents name');

const inFolder = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`);
const files = [...readdirSync('.'), ...['src', 'test', 'bench'].flatMap(inFolder)];
const documents = files.filter((path) => path.endsWith('.md') && !path.includes('node_modules'));

/** Documents that name files which nobody has written yet: a further language. */
const invented = ['fr.json'];

named('each source file that a document names stands in the repository, so that a reader finds it', () => {
  const missing = documents.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(/`([\w-][\w./-]*\.(?:tsx?|mjs|css|json|sql))`/g)]
      .map(([, path = '']) => path)
      .filter((path) => !invented.includes(path) && !files.some((file) => `/${file}`.endsWith(`/${path}`)))
      .map((path) => `${document} names ${path}`),
  );
  assert.equal(missing, []);
});

named.run();
