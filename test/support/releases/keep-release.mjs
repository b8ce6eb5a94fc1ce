// Bundles and runs keep-release.ts: `node test/support/releases/keep-release.mjs VERSION`.
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { bundleSuites } from '../runner/bundle-suites.mjs';

const root = resolve(import.meta.dirname, '../../..');
const [{ file }] = await bundleSuites(root, [
  { path: 'test/support/releases/keep-release.ts', runtime: 'node' },
]);
execFileSync(process.execPath, [file, ...process.argv.slice(2)], {
  cwd: root,
  env: { ...process.env, TEST_DATABASE_URL: '' },
  stdio: 'inherit',
});
