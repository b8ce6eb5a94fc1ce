// Makes sure that suites which use dist/ never test an older build.
import { spawnSync } from 'node:child_process';
import { isBuilt } from '../../../src/embed/build/built-from.mjs';

/** Builds in `mode` if dist/ holds no such build of the present sources. Throws if the build fails. */
export const ensureBuild = async (root, mode) => {
  if (await isBuilt(root, mode)) return;
  console.log(`dist/ is older than the sources: building${mode === 'quick' ? ' without minifying' : ''}.`);
  const flags = mode === 'quick' ? ['--quick'] : [];
  const { status } = spawnSync(process.execPath, ['build.mjs', ...flags], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed, so nothing was tested.');
};
