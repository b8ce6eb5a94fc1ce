import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const bill = suite('the bill of materials');

interface Component {
  name: string;
  version: string;
  purl: string;
  hashes: { content: string }[];
}
interface Bill {
  specVersion: string;
  metadata: { component: Component };
  components: Component[];
}
interface Package {
  version: string;
  integrity: string;
  dev?: boolean;
}
const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const { packages }: { packages: Record<string, Package> } = readJson('package-lock.json');
const { dependencies }: { dependencies: Record<string, string> } = readJson('package.json');
const document: Bill = JSON.parse(
  execFileSync(process.execPath, ['src/embed/build/release/bill-of-materials.mjs'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 2 ** 20,
  }),
);

const schemas = 'node_modules/@cyclonedx/cyclonedx-library/res/schema';
const readSchema = (name: string): object => readJson(join(schemas, `${name}.SNAPSHOT.schema.json`));

bill('the bill of materials is valid CycloneDX', () => {
  const ajv = new Ajv({ strict: false });
  // Adds the schemas of SPDX and of signatures, because the CycloneDX schema refers to their file names.
  for (const name of ['spdx', 'jsf-0.82'])
    ajv.addSchema(readSchema(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`);
  formats.default(ajv);
  // Accepts any text in these formats, because no installed package checks them and npm writes neither.
  for (const format of ['iri-reference', 'idn-email']) ajv.addFormat(format, true);
  const isValid = ajv.validate(readSchema(`bom-${document.specVersion}`), document);
  assert.ok(isValid, ajv.errorsText());
  assert.is(document.metadata.component.name, 'octavo');
});

bill(
  'the bill of materials names exactly the packages that production uses, each with version and hash',
  () => {
    const hashOf = (integrity: string) =>
      Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
    const locked = Object.entries(packages)
      .filter(([path, { dev }]) => path && !dev)
      .map(
        ([path, { version, integrity }]) =>
          `${path.split('node_modules/').at(-1)}@${version} ${hashOf(integrity)}`,
      );
    const listed = document.components.map(
      ({ name, version, hashes }) => `${name}@${version} ${hashes[0]?.content}`,
    );
    assert.equal(listed.sort(), [...new Set(locked)].sort());
  },
);

bill('the bill of materials names every package that the source imports', () => {
  // Packages that production replaces, React by Preact and others by modules of the source, and Vue, which only pages of others
  // have.
  const replacedPackages = ['react', 'react-dom', 'redaxios', 'jwt-decode', 'vue'];
  const importedPackages = readdirSync('src', { recursive: true, encoding: 'utf8' })
    // Leaves out the code that makes the guides, because its packages run neither on the server nor in browsers.
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts') && !path.startsWith('docs/build/'))
    .flatMap((path) => [
      ...readFileSync(join('src', path), 'utf8').matchAll(/from '((?:@[\w-]+\/)?[a-z][\w.-]*)[\w/.-]*'/g),
    ])
    .map(([, name = '']) => name);
  const missing = importedPackages.filter(
    (name) => !(name in dependencies) && !replacedPackages.includes(name),
  );
  assert.equal([...new Set(missing)], []);
});

bill.run();
