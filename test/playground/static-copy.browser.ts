import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openStage } from '../support/browser/open-stage.ts';
import { servePages } from '../support/package/serve-pages.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const run = promisify(execFile);
const program = 'src/embed/build/pages/write-static-playground.mjs';
const copies = suite('static copy of the playground');
const { browser, octavo } = await openStage();

copies(
  'PLY-01 a static copy of the playground shows the widgets of the host that it was written for, and its snippet names that host',
  async () => {
    const folder = await temporaryFolder();
    await run(process.execPath, [program, octavo.origin, folder]);
    const { origin } = await servePages({ play: folder });
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(`${origin}/play/index.html?widget=calculator`);
    const total = page.frameLocator('iframe').locator('octavo-calculator [data-price=total]');
    await total.filter({ hasText: '$' }).first().waitFor();
    assert.match(
      (await page.locator('.code code').textContent()) ?? '',
      `src="${octavo.origin}/embed/calculator.js" data-octavo>`,
    );
    assert.is(
      await page.getByRole('link', { name: 'Guides' }).getAttribute('href'),
      `${octavo.origin}/docs/`,
    );
    assert.equal(errors, []);
  },
);

copies('PLY-01 without an address the command says what it needs', async () => {
  const failure = await run(process.execPath, [program]).catch(({ stderr }: { stderr: string }) => stderr);
  assert.match(String(failure), 'npm run playground -- https://papers.example');
});

copies.run();
