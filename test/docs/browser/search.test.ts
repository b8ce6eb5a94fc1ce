import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createFinder } from '../../../src/docs/browser/search.ts';
import { searchTextsOf } from '../../../src/docs/build/search-texts.ts';

const search = suite('search of the guides');

const html = `<h1 id="look">Tokens and parts</h1><p>Tokens change colours.</p>
<h2 id="tokens">Tokens<a class="anchor" href="#tokens">#</a></h2>
<table><tr><th scope="row"><code id="token-accent">--octavo-accent</code></th><td>colour</td><td>main button</td></tr>
<tr><th scope="row"><code id="parameter-discount">external<wbr>Discount<wbr>Code</code></th><td>code of a partner</td></tr></table>
<table><tr><th scope="row"><code id="kept-discount">externalDiscountCode</code></th><td>kept for 30 days</td></tr></table>
<h2 id="events">octavo:order-created</h2><p>The order &amp; its code: an order&#39;s &#42; &#x27;x&#x27;.</p>`;
const texts = searchTextsOf('/docs/look/', 'Tokens and parts', html);
const find = createFinder(texts);
const firstOf = (query: string) => find(query)[0]?.address;

search('DOC-01 the search finds headings, passages and table rows, each by its own address', () => {
  assert.is(firstOf('tokens parts'), '/docs/look/');
  assert.is(firstOf('--octavo-accent'), '/docs/look/#token-accent');
  assert.is(firstOf('order & its code'), '/docs/look/#events');
});

search('DOC-01 the search finds a name by its beginning, by its parts and with a mistyped letter', () => {
  assert.is(firstOf('--octavo-acc'), '/docs/look/#token-accent');
  assert.is(firstOf('accent'), '/docs/look/#token-accent');
  assert.is(firstOf('order-created'), '/docs/look/#events');
  assert.is(firstOf('acent'), '/docs/look/#token-accent');
});

search('DOC-01 the search finds a word in which two neighbouring letters are swapped', () => {
  assert.is(firstOf('acecnt'), '/docs/look/#token-accent');
  assert.is(firstOf('order craeted'), '/docs/look/#events');
});

search('DOC-01 the search finds what a whole question asks for', () => {
  assert.is(firstOf('How do I change the colors?'), '/docs/look/');
});

search('DOC-01 the search shows a name whole that may break between its words', () => {
  assert.is(find('externalDiscountCode')[0]?.title, 'externalDiscountCode');
});

search('DOC-01 the search shows a name once that stands in two tables of a page', () => {
  assert.is(find('externalDiscountCode').length, 1);
});

search('DOC-01 the search shows the characters of a passage and not their references in HTML', () => {
  assert.is(find('order-created')[0]?.text, "The order & its code: an order's * 'x'.");
});

search('DOC-01 the search finds the other words of a query if no passage contains one of them', () => {
  assert.is(firstOf('accent zebra'), '/docs/look/#token-accent');
  assert.equal(find('zebra'), []);
});

search('DOC-01 search shows a guide or a heading before the row of a table that only names the word', () => {
  const table =
    '<table><tr><th scope="row"><code id="webhooks">webhooks</code></th><td>a scope</td></tr></table>';
  const guide = `<h1 id="programs">Programs</h1>${table}<h2 id="hooks">Receive webhooks of your orders</h2>`;
  const [first] = createFinder(searchTextsOf('/docs/programs/', 'Programs', guide))('webhooks');
  assert.is(first?.address, '/docs/programs/#hooks');
});

search('DOC-01 the search shows a passage about a word before one whose snippet names it', () => {
  const snippet = '<div class="code"><pre><code>currency</code></pre></div>';
  const mentioning = `<h1 id="events">Events</h1>${snippet}`;
  const explaining = `<h2 id="lists">Lists</h2><p>${'Each has a name. '.repeat(20)}A currency has a rate.</p>`;
  const finder = createFinder([
    ...searchTextsOf('/docs/events/', 'Events', mentioning),
    ...searchTextsOf('/docs/first-steps/', 'First steps', explaining),
  ]);
  assert.equal(
    finder('currency').map(({ title, text }) => [title, text.includes('currency')]),
    [
      ['Lists', true],
      ['Events', false],
    ],
  );
});

search('DOC-01 search shows a guide that explains a word before one that mentions it in few words', () => {
  const lines = 'An affiliate has a link. '.repeat(20);
  const explaining = `<h2 id="links">Links that keep affiliate and campaign data</h2><p>${lines}</p>`;
  const mentioning = '<h2 id="affiliate">Affiliate and campaign data</h2><p>An affiliate has a link.</p>';
  const [first] = createFinder([
    ...searchTextsOf('/docs/apps/', 'Apps', mentioning),
    ...searchTextsOf('/docs/parameters/', 'Parameters', explaining),
  ])('affilate');
  assert.is(first?.address, '/docs/parameters/#links');
});

search.run();
