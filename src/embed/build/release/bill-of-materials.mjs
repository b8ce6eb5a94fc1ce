// `npm run --silent sbom` prints a CycloneDX bill of materials: every package of the lock file whose code production
// runs, on the server or in browsers.
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';

const { name } = JSON.parse(await readFile('package.json', 'utf8'));
const format = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
const printed = execFileSync('npm', ['sbom', ...format, '--package-lock-only'], {
  encoding: 'utf8',
  maxBuffer: 64 * 2 ** 20,
  stdio: ['ignore', 'pipe', 'inherit'],
});
const bill = JSON.parse(printed);

// Returns whether only development needs a package. npm's own `--omit dev` would also omit production packages that a
// development package uses.
const isDevelopment = ({ properties }) =>
  properties.some((property) => property.name === 'cdx:npm:package:development');
const components = bill.components.filter((component) => !isDevelopment(component));

const { component } = bill.metadata;
const refs = new Set([component, ...components].map((part) => part['bom-ref']));
const dependencies = bill.dependencies
  .filter(({ ref }) => refs.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((dependency) => refs.has(dependency)) }));

// Replaces the name of the application, because npm takes it from the folder.
const metadata = { ...bill.metadata, component: { ...component, name } };
console.log(JSON.stringify({ ...bill, metadata, components, dependencies }, null, 2));
