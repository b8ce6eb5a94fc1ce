import { existsSync, readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { demoSites } from '../../src/server/demo/demo-sites.ts';

const landing = suite('demo pages');
const pages = ['index.html', 'order/index.html', 'rules/index.html'];
const read = (path: string) => readFileSync(`src/demo/${path}`, 'utf8');
const found = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => text);

for (const path of pages) {
  const html = read(path);

  landing(`UI-08 ${path} says its language, name and purpose, and fits a phone`, () => {
    assert.match(html, '<html lang="en">');
    assert.match(html, /<title>[^<]{10,70}<\/title>/);
    assert.match(html, /<meta\s+name="description"\s+content="[^"]{50,160}"/);
    assert.match(html, 'content="width=device-width, initial-scale=1"');
  });

  landing(`UI-08 ${path} has one first heading and leaves no level out`, () => {
    const levels = found(html, /<h([1-6])\b/g).map(Number);
    assert.is(levels.filter((level) => level === 1).length, 1);
    for (const [index, level] of levels.entries()) assert.ok(level - (levels[index - 1] ?? 0) <= 1);
  });

  landing(`EMB-02 ${path} loads one async Octavo script, and nothing from elsewhere`, () => {
    assert.equal(found(html, /<script async src="([^"]+)" data-octavo>/g), ['/embed/octavo.js']);
    assert.equal(found(html, /<(?:script|link|img)[^>]*?(?:src|href)="((?:https?:)?\/\/[^"]+)"/g), []);
  });

  landing(`RUL-03 ${path} links only to pages that exist and rules that are written`, () => {
    const slugs = demoSites[0]?.rules.map(({ slug }) => slug) ?? [];
    for (const href of found(html, /<a\s[^>]*?href="(\/[^"]*)"/g)) {
      const address = new URL(href, 'http://localhost');
      const folder = address.pathname.slice(1);
      assert.ok(existsSync(`src/demo/${folder}index.html`), href);
      const rule = address.searchParams.get('rule');
      if (rule) assert.ok(slugs.includes(rule), href);
      if (address.hash) assert.match(read(`${folder}index.html`), `id="${address.hash.slice(1)}"`);
    }
  });

  landing(`EMB-01 ${path} reserves the height of every widget before its script arrives`, () => {
    const styles = read('site.css');
    const widgets = found(html, /<octavo-[^>]*?class="([^"]+)"/g);
    assert.is(widgets.length, found(html, /<(octavo-)/g).length);
    for (const name of widgets) assert.match(styles, new RegExp(`\\.${name} \\{\\s+min-height`));
  });
}

landing('PAR-01 marks the links that keep affiliate and campaign data', () => {
  for (const path of pages) {
    const links = found(read(path), /(<a\s[^>]*?href="\/(?:order|rules)\/[^>]*>)/g);
    assert.ok(links.length > 0);
    assert.equal(
      links.filter((link) => !link.includes('link-params-setter')),
      [],
    );
  }
});

landing.run();
