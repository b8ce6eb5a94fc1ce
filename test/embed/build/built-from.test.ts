import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isBuilt, type Mode, startBuild } from '../../../src/embed/build/built-from.mjs';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const built = suite('what dist/ was built from');

/** Creates a project folder with two sources. Returns its path. */
const makeProject = async () => {
  const root = await temporaryFolder();
  await mkdir(join(root, 'src/order'), { recursive: true });
  await writeFile(join(root, 'src/order/price.ts'), 'export const price = 1196;');
  await writeFile(join(root, 'src/README.md'), 'The source');
  await writeFile(join(root, 'package-lock.json'), '{}');
  return root;
};

const makeBuilt = async (mode: Mode) => {
  const root = await makeProject();
  const finish = await startBuild(root, mode);
  await finish();
  return root;
};

built('dist/ is out of date without a build, and after each change of a source', async () => {
  assert.not.ok(await isBuilt(await makeProject(), 'quick'), 'never built');
  const changes: Record<string, (root: string) => Promise<void>> = {
    'other contents': (root) => writeFile(join(root, 'src/order/price.ts'), 'export const price = 1197;'),
    'another file': (root) => writeFile(join(root, 'src/order/money.ts'), ''),
    'another name': (root) => rename(join(root, 'src/order/price.ts'), join(root, 'src/order/cost.ts')),
    'another text of the guides': async (root) => {
      await mkdir(join(root, 'src/embed'));
      await writeFile(join(root, 'src/embed/README.md'), '# Octavo on a page');
    },
    'another rule page of the demo': async (root) => {
      await mkdir(join(root, 'src/server/demo/rules/en'), { recursive: true });
      await writeFile(join(root, 'src/server/demo/rules/en/terms-of-use.md'), '# Terms of Use');
    },
    'another package': (root) => writeFile(join(root, 'package-lock.json'), '{"packages":{}}'),
  };
  for (const [what, change] of Object.entries(changes)) {
    const root = await makeBuilt('full');
    await change(root);
    assert.not.ok(await isBuilt(root, 'quick'), what);
  }
});

built('a quick build does not replace a full one, but a full one replaces a quick one', async () => {
  assert.not.ok(await isBuilt(await makeBuilt('quick'), 'full'));
  assert.ok(await isBuilt(await makeBuilt('full'), 'quick'));
});

built('a build that was interrupted leaves dist/ out of date', async () => {
  const root = await makeBuilt('full');
  await startBuild(root, 'full');
  assert.not.ok(await isBuilt(root, 'quick'));
});

built.run();
