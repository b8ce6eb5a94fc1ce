import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readChoices } from '../../src/playground/choices/choices.ts';
import { snippetsOf } from '../../src/playground/choices/snippets.ts';
import { openStage } from '../support/browser/open-stage.ts';
import { buildWithVite } from '../support/package/build-pages.ts';
import { installPackage } from '../support/package/install-package.ts';
import { servePages } from '../support/package/serve-pages.ts';

const run = promisify(execFile);
const frameworks = suite('snippets for frameworks');
const [{ browser, octavo }, packed] = await Promise.all([openStage(frameworks), installPackage('pasted')]);

const choices = readChoices('?widget=calculator&template=m2_d1&scheme=light&token-accent=%237a1f3d');
const snippets = snippetsOf(choices, { scripts: octavo.origin });
const textOf = (wanted: string) => snippets.find(({ kind }) => kind === wanted)?.text ?? '';
const pasted = join(packed.pages, 'pasted');
await writeFile(join(pasted, 'calculator.tsx'), textOf('react'));
await writeFile(join(pasted, 'calculator.vue'), textOf('vue'));
const { origin, stop } = await servePages({ pasted: await buildWithVite(packed, 'pasted') });
frameworks.after(stop);

for (const kind of ['react', 'vue'])
  frameworks(`PLY-01 the snippet for ${kind} works when pasted unchanged`, async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const said: string[] = [];
    page.on('pageerror', ({ message }) => said.push(message));
    page.on('console', (message) => /error|warning/.test(message.type()) && said.push(message.text()));
    await page.goto(`${origin}/pasted/index.html?${kind}`);
    const calculator = page.locator('octavo-calculator[template=m2_d1][data-state=ready]');
    await calculator.locator('[data-price=total]').filter({ hasText: '$' }).first().waitFor();
    const colour = await calculator
      .locator('.order')
      .first()
      .evaluate((button) => getComputedStyle(button).backgroundColor);
    assert.is(colour, 'rgb(122, 31, 61)');
    assert.ok(await calculator.evaluate((element) => getComputedStyle(element).minHeight !== '0px'));
    assert.equal(said, []);
    await page.close();
  });

frameworks('PLY-01 the snippet for React compiles with the types of the package', async () => {
  const compiler = resolve('node_modules/typescript/bin/tsc');
  const checked = run(process.execPath, [compiler, '-p', 'pasted', '--pretty', 'false'], {
    cwd: packed.pages,
  });
  assert.is((await checked.catch(({ stdout }: { stdout: string }) => ({ stdout }))).stdout, '');
});

frameworks.run();
