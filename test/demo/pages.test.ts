import { resolve } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { templateNames } from '../../src/order/vocabulary/templates.ts';
import { everyWidget } from '../../src/public-interface/elements.ts';
import { demoSites } from '../../src/server/demo/demo-sites.ts';
import { runCommand } from '../../src/server/provider/commands.ts';
import { startForSuite, startServer } from '../support/server/start-server.ts';

/** Reads the pages as the server composes them from the last build. */
const landing = suite('demo pages');
const host = 'localhost:8080';
const slugs = demoSites[0]?.rules.map(({ slug }) => slug) ?? [];
const orderPages = ['/order/', '/order/m1_d1/', '/order/m2_d1/'];
const pages = ['/', '/widgets/', ...orderPages, '/rules/', ...slugs.map((slug) => `/rules/${slug}/`)];
const matchesOf = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => text);

const server = startForSuite(landing, () => startServer({ settings: { distFolder: resolve('dist') } }));

const readPage = async (path: string): Promise<string> => {
  const { status, body } = await server.get(path, host);
  assert.is(status, 200, path);
  // Included values stand in single quotes, because the directive has double ones.
  return body.replace(/='([^'"<>]*)'/g, '="$1"');
};
/** Returns a page without its shadow roots, which belong to widgets. */
const readOwn = async (path: string) => (await readPage(path)).replace(/<template.*?<\/template>/gs, '');

landing('the gallery shows every widget, template and theme both live and as code to copy', async () => {
  const gallery = await readPage('/widgets/');
  const variants = [
    ...everyWidget.map((name) => `octavo-${name}[^>]*`),
    ...templateNames.map((name) => `octavo-[^>]*template="${name}"`),
    ...['calculator', 'price-list', 'order-form', 'service-info'].map(
      (name) => `octavo-${name}[^>]*theme="minimal"`,
    ),
  ];
  for (const variant of variants) {
    assert.match(gallery, new RegExp(`<${variant}`));
    assert.match(gallery, new RegExp(`&lt;${variant}`));
  }
});

landing('OFF-04 the pages of a new site speak of its own provider from the first minute', async () => {
  await runCommand(server.deps, 'site', ['papers.example', '1', '--like', 'localhost']);
  await runCommand(server.deps, 'site', ['bare.example', '2']);
  await server.deps.sites.refresh();
  for (const [name, value] of Object.entries({ title: 'Maple Papers', contact_email: 'ask@maple.example' }))
    await runCommand(server.deps, 'set', ['papers.example', name, JSON.stringify(value)]);
  await server.deps.sites.refresh();
  for (const path of ['/', '/order/', '/rules/', '/widgets/', '/nowhere/']) {
    const { body } = await server.get(path, 'papers.example');
    assert.not.match(body, /Octavo Writing|octavo-writing|WELCOME15|555|Folio Street/, path);
    assert.match(body, /<title>[^<]*Maple Papers/, path);
    assert.match(body, 'ask@maple.example', path);
  }
  const { body } = await server.get('/', 'papers.example');
  assert.match(body, '$11.96', 'a price of the calculator');
  assert.is((await server.get('/samples/', 'papers.example')).status, 404, 'samples of another provider');
  const unpriced = await server.get('/', 'bare.example');
  assert.not.match(unpriced.body, /\/order\/|#prices/, 'a site without prices offers no order');
  for (const path of orderPages)
    assert.match((await server.get(path, 'bare.example')).body, 'There are no prices yet');
});

landing('each link from the landing page to the order form brings the code of its calculator', async () => {
  const hrefs = matchesOf(await readPage('/'), / href="([^"]*\/order\/[^"]*)"/g);
  assert.ok(hrefs.length > 2);
  assert.equal(
    hrefs.filter((href) => !href.includes('?inputDiscountCode=WELCOME15')),
    [],
  );
});

landing('RUL-03 every rule text has a page', async () => {
  assert.equal(slugs, ['terms-of-use', 'money-back-guarantee', 'privacy-policy']);
  for (const slug of slugs) assert.match(await readPage(`/rules/${slug}/`), `rule="${slug}"`);
});

landing('EMB-01 the cabinet’s order page preloads exactly the files that its order form needs', async () => {
  const { body: html } = await server.get('/order-now', `my.${host}`);
  const preloadedChunks = matchesOf(html, /rel="modulepreload" href="\/embed\/chunks\/([^"]*)\.js"/g);
  const { body: loader } = await server.get('/embed/checkout.js', `my.${host}`);
  const [, files = ''] = /"order-form":\s*\{heights:\s*\{[^}]*\},\s*files:\s*\[([^\]]*)\]/.exec(loader) ?? [];
  assert.equal(preloadedChunks, matchesOf(files, /"([^"]+)"/g));
  assert.ok(preloadedChunks.length > 0);
  for (const name of preloadedChunks)
    assert.is((await server.get(`/embed/chunks/${name}.js`, host)).status, 200);
});

/** Name of each page's script. It holds the first view of the widget at the top of the page. */
const scripts: Record<string, string> = {
  '/': 'calculator',
  '/order/': 'checkout',
  '/order/m1_d1/': 'order-form',
  '/order/m2_d1/': 'order-form',
};
const scriptOf = (path: string) => scripts[path] ?? 'octavo';

for (const path of pages) {
  landing(`UI-08 ${path} states its language, name, purpose and address, and fits a phone`, async () => {
    const html = await readPage(path);
    assert.match(html, '<html lang="en">');
    assert.match(html, /<title>[^<]{10,70}<\/title>/);
    assert.match(html, /<meta\s+name="description"\s+content="[^"]{50,160}"/);
    assert.match(html, 'content="width=device-width, initial-scale=1"');
    assert.not.match(html, '<!--#');
    const { headers } = await server.get(`${path}?utm_source=mail`, host);
    assert.is(headers.link, `<http://localhost:8080${path}>; rel="canonical"`);
  });

  landing(`UI-08 ${path} has one main heading and skips no heading level`, async () => {
    const levels = matchesOf(await readOwn(path), /<h([1-6])\b/g).map(Number);
    assert.is(levels.filter((level) => level === 1).length, 1);
    for (const [index, level] of levels.entries()) assert.ok(level - (levels[index - 1] ?? 0) <= 1);
  });

  landing(`EMB-02 ${path} loads one async Octavo script and nothing from other hosts`, async () => {
    const html = await readOwn(path);
    const [address = '', ...otherAddresses] = matchesOf(html, /<script async src="([^"]+)" data-octavo>/g);
    assert.is(address, `/embed/${scriptOf(path)}.js`);
    assert.equal(otherAddresses, []);
    assert.match((await server.get(address, host)).body, `"host":"${host}"`);
    assert.is(matchesOf(html, /<(script)\b/g).length, 1);
    assert.equal(matchesOf(html, /<(?:script|link|img)[^>]*?(?:src|href)="((?:https?:)?\/\/[^"]+)"/g), []);
  });

  landing(`RUL-03 ${path} links only to pages and passages that exist`, async () => {
    const links = matchesOf(await readOwn(path), /<a\s[^>]*?href="(\/[^/"][^"]*|\/)"/g);
    assert.ok(links.length > 5);
    for (const href of links) {
      const { pathname, hash } = new URL(href, 'http://localhost');
      const target = await readPage(pathname);
      if (hash) assert.match(target, `id="${hash.slice(1)}"`);
    }
  });

  landing(`PAR-01 ${path} marks the links that must keep affiliate and campaign data`, async () => {
    const links = matchesOf(await readOwn(path), /(<a\s[^>]*?href="\/(?:order|rules)\/[^>]*>)/g);
    assert.ok(links.length > 0);
    for (const link of links) assert.match(link, 'link-params-setter');
  });
}

for (const path of [...orderPages, ...slugs.map((slug) => `/rules/${slug}/`)])
  landing(`UI-08 ${path} marks only itself as the current page in its navigation`, async () => {
    const current = matchesOf(await readOwn(path), /<a\s[^>]*?href="([^"]+)" aria-current="page">/g);
    assert.equal(current, [path]);
  });

landing('RUL-03 every link in a rule leads to a page and a passage that exist', async () => {
  const { rules } = (await server.deps.sites.find(host)) ?? { rules: [] };
  assert.is(rules.length, slugs.length);
  for (const { slug, html } of rules)
    for (const href of matchesOf(html, /<a[^>]* href="([^"]+)"/g)) {
      if (href.startsWith('mailto:')) continue;
      const { origin, pathname, hash } = new URL(href, `http://${host}/rules/${slug}/`);
      assert.is(origin, `http://${host}`, href);
      const target = await readPage(pathname);
      const [, name] = /rule="([^"]+)"/.exec(target) ?? [];
      const text = rules.find((rule) => rule.slug === name)?.html ?? '';
      if (hash) assert.match(text, `id="${hash.slice(1)}"`);
    }
});

landing('UI-08 an unknown page links back to the site, and a missing file answers 404', async () => {
  const { status, headers, body } = await server.get('/prices/essays', host);
  assert.equal([status, headers['cache-control']], [404, 'no-store']);
  assert.match(body, '<h1>There is no such page</h1>');
  assert.match(body, 'href="/#prices"');
  assert.not.match(body, '<!--#');
  const file = await server.get('/prices/essays.png', host);
  assert.equal([file.status, file.body], [404, 'There is no such page.\n']);
});

landing('UI-08 page fragments are not served as pages, and search engines may crawl the site', async () => {
  assert.is((await server.get('/parts/head.html', host)).status, 404);
  assert.is(await readPage('/robots.txt'), 'User-agent: *\nDisallow:\n');
});

landing('CAB-01 without scripts, the landing page links to the cabinet of its site', async () => {
  assert.match(await readPage('/'), 'href="//my.localhost:8080/"');
  assert.match((await server.get('/', 'v2.localhost:8080')).body, "href='//my.v2.localhost:8080/'");
});

landing.run();
