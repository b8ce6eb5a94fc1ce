// Bundles and runs keep-release.ts: `node test/server/releases/keep-release.mjs VERSION`.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { bundleSuites } from '../../support/runner/bundle-suites.mjs';

process.chdir(join(import.meta.dirname, '../../..'));
const [script] = await bundleSuites([{ path: 'test/server/releases/keep-release.ts', runtime: 'node' }]);
execFileSync(process.execPath, [script.file, ...process.argv.slice(2)], {
  env: { ...process.env, TEST_DATABASE_URL: '' },
  stdio: 'inherit',
});
