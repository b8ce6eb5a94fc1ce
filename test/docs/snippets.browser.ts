import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { pages } from '../../src/docs/build/pages.ts';
import { openStage } from '../support/browser/open-stage.ts';
import { type Block, blocksOf } from '../support/docs/blocks-of.ts';
import { proofs, surroundings } from '../support/docs/snippet-proofs.ts';
import { servePages } from '../support/package/serve-pages.ts';

const snippets = suite('snippets of the guides');
const { browser, octavo } = await openStage();
const { host, port } = new URL(octavo.origin);

const isForPages = ({ language }: Block) => /^(html|js|css)$/.test(language);
const nameOf = (address: string) => address.split('/')[2] ?? '';

/** Reads the snippets of a page as a reader copies them. The second site of an example is the demo's second site. */
const readBlocks = async (address: string) =>
  blocksOf(
    (await (await fetch(octavo.origin + address)).text())
      .replaceAll('https://essays.example', `http://v2.localhost:${port}`)
      .replaceAll('essays.example', `v2.localhost:${port}`),
  );

const [policyBlock] = await readBlocks('/docs/content-security-policy/');

/** The policy of the guide, with its exceptions for pages with a nonce, pages with a tag manager, and the page's own scripts. */
const policyFor = (text: string) => {
  const policy = (policyBlock?.text.replaceAll('\n', ' ') ?? '').replaceAll(
    host,
    `${host} http://*.localhost:${port}`,
  );
  const byNonce = policy.replace(/script-src [^;]*/, "script-src 'nonce-RANDOM' 'strict-dynamic'");
  if (text.includes('nonce=')) return byNonce;
  if (/<script>/.test(text)) return byNonce.replace(/require-trusted-types-for.*/, '');
  return policy.replace('script-src', "script-src 'self'");
};

/** Returns what a page of another host says on its console while the snippet is on it, until `proof` is true there. */
const runSnippet = async ({ language, text }: Block, proof: string) => {
  const head = / src="[^"]*embed/.test(text)
    ? ''
    : surroundings.head.replace('https://papers.example', octavo.origin);
  // An order form takes long to run, so only a snippet about one gets it.
  const form = text.includes('order-form') ? '<octavo-order-form></octavo-order-form>' : '';
  const around = surroundings.body + form;
  const body = {
    html: text,
    css: `<link rel="stylesheet" href="snippet.css">${around}`,
    js: `${around}<script type="module" src="snippet.js"></script>`,
  }[language];
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyFor(text)}">`;
  const html = `<!doctype html><html lang="en"><head><title>Blog</title>${meta}${head}</head><body>${body}</body></html>`;
  const { origin, stop } = await servePages(
    {},
    {
      // Only a policy with a nonce heeds it. A tag manager adds it to the scripts of its tags in the same way.
      'blog/page.html': html.replace(/<script(?![^>]* nonce=)/g, '<script nonce="RANDOM"'),
      [`blog/snippet.${language}`]: text,
    },
  );
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const said: string[] = [];
  page.on('pageerror', ({ message }) => said.push(message));
  page.on('console', (message) => /error|warning/.test(message.type()) && said.push(message.text()));
  await page.addInitScript(surroundings.script(proof));
  await page.goto(`${origin}/blog/page.html`);
  await page
    .locator('html[data-is-proved]')
    .waitFor()
    .catch(() => said.push(`This is never true: ${proof}`));
  await page.close();
  await stop();
  return said;
};

for (const [guide, expressions] of Object.entries(proofs))
  snippets(
    `SNP-01 every snippet of /docs/${guide}/ runs on a page of another host under the guide's policy`,
    async () => {
      const blocks = (await readBlocks(`/docs/${guide}/`)).filter(isForPages);
      assert.is(blocks.length, expressions.length, 'each snippet has an expression that shows that it works');
      for (const [index, block] of blocks.entries())
        assert.equal(await runSnippet(block, expressions[index] ?? ''), [], block.text);
    },
  );

snippets('SNP-01 every guide with snippets for a page says how they are proved', async () => {
  for (const { address } of pages)
    if (!(nameOf(address) in proofs))
      assert.equal((await readBlocks(address)).filter(isForPages), [], address);
});

snippets.run();
