import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { pages } from '../../src/docs/build/pages.ts';
import { openStage } from '../support/browser/open-stage.ts';
import { type Block, blocksOf } from '../support/docs/blocks-of.ts';
import { servePages } from '../support/package/serve-pages.ts';

/**
 * What a page has around a snippet: the script, places that the guides name, and a record of what its code logs. The page marks
 * itself once the proof is true. Its own code does that, because the policy of the page forbids Playwright to evaluate a text.
 */
const surroundings = {
  head: '<script async src="https://papers.example/embed/octavo.js" data-octavo></script>',
  body: '<div id="price"></div><div id="view"></div><octavo-calculator loading="eager"></octavo-calculator><p class="fallback">Order a paper</p>',
  script: (proof: string): string => `
    window.logged = [];
    console.log = (value) => logged.push(value);
    window.gtag = (...values) => logged.push(values);
    window.__tcfapi = (command, version, listener) =>
      listener({ eventStatus: 'tcloaded', gdprApplies: true, purpose: { consents: { 1: true, 8: true } } }, true);
    window.ordered = { code: 'P1', total: 1017, currency: 'USD', discount: null };
    window.style = (selector) => getComputedStyle(document.querySelector(selector));
    window.price = (selector) =>
      (document.querySelector(selector)?.shadowRoot ?? document.querySelector(selector))?.querySelector('[data-price=total]')?.textContent.includes('$');
    window.fire = (type, detail) =>
      document.body.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, cancelable: true }));
    const look = () => {
      try {
        if (${proof}) document.documentElement.dataset.isProved = '';
      } catch {}
      if (document.documentElement?.dataset.isProved === undefined) setTimeout(look, 100);
    };
    look();`,
};

const isCalculated = "price('octavo-calculator')";
const isConsented = "localStorage.getItem('octavo:consent')?.includes('granted')";
const isScriptRun = "typeof octavo.mount === 'function'";
const sendsPurchase =
  "fire('octavo:order-created', ordered) && logged.some(([, name]) => name === 'purchase')";

/** Expressions that become true in a page when a snippet works, by the name of its guide, in the order of the snippets. */
const proofs: Readonly<Record<string, readonly string[]>> = {
  'quick-start': [
    isCalculated,
    "style('octavo-calculator').minHeight === '334px' && style('.fallback').animationName === 'appear'",
    'logged.some((total) => total > 1)',
    "style('octavo-calculator').getPropertyValue('--octavo-accent') === '#7a1f3d'",
  ],
  elements: [
    "style('octavo-order-form').minHeight === '1358px'",
    "price('octavo-calculator') && price('octavo-calculator ~ octavo-calculator')",
  ],
  'script-api': ["price('#price octavo-calculator[theme=minimal]')"],
  events: [sendsPurchase],
  look: [
    "style('octavo-calculator').getPropertyValue('--octavo-field-radius') === '2px'",
    "style('octavo-calculator').getPropertyValue('--octavo-radius') === '14px'",
    "style('octavo-calculator').getPropertyValue('--octavo-shadow') === 'none'",
    "style('octavo-calculator').colorScheme === 'dark'",
    "document.querySelector('octavo-order-form > [slot=light]') !== null",
  ],
  parameters: ["document.querySelector('a').search.includes('deadlineId=5')"],
  'content-security-policy': [isCalculated],
  consent: [`typeof octavo.mount === 'function' && (answerConsent(true), ${isConsented})`, isConsented],
  'tag-manager': [
    isScriptRun,
    isScriptRun,
    "price('#place octavo-calculator')",
    "fire('octavo:order-created', ordered) && dataLayer.some(({ ecommerce }) => ecommerce?.value === 10.17)",
    sendsPurchase,
  ],
  wordpress: [isCalculated, isScriptRun],
  'single-page-apps': [
    "document.querySelector('#view > octavo-order-form') !== null",
    "document.querySelector('octavo-order-form').getAttribute('theme') === 'minimal'",
    "price('#price octavo-calculator')",
    "!fire('octavo:redirect', { url: '/order/' }) && location.pathname === '/order/'",
  ],
};

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

/**
 * The policy of the guide, with its exceptions for pages with a nonce, pages with a tag manager, and the page's own scripts.
 */
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
  snippets(`SNP-01 every ${guide} snippet runs on another host's page under the guide's policy`, async () => {
    const blocks = (await readBlocks(`/docs/${guide}/`)).filter(isForPages);
    assert.is(blocks.length, expressions.length, 'each snippet has an expression that shows that it works');
    for (const [index, block] of blocks.entries())
      assert.equal(await runSnippet(block, expressions[index] ?? ''), [], block.text);
  });

snippets('SNP-01 every guide with snippets for a page says how they are proved', async () => {
  for (const { address } of pages)
    if (!(nameOf(address) in proofs))
      assert.equal((await readBlocks(address)).filter(isForPages), [], address);
});

snippets.run();
