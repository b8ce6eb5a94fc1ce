import { runInNewContext } from 'node:vm';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { etagOf } from '../../../src/server/http/content.ts';
import type { Prerender } from '../../../src/server/pages/prerender.ts';
import { createScripts } from '../../../src/server/pages/scripts.ts';
import { startForSuite, startServer } from '../../support/server/start-server.ts';

const scripts = suite('scripts of a site');
const server = startForSuite(scripts, startServer);

const plain = Buffer.from('views = Object("__OCTAVO_VIEWS__"); site = Object("__OCTAVO_SITE__")');
const loader = { type: 'text/javascript', etag: etagOf(plain), cacheControl: 'no-cache', plain };
/** Texts that could end a string or a script element. */
const odd = `"It's" \\ \\" \`$& \${price} </script><!-- <SCRIPT> \u2028 &quot;`;

/** Creates the scripts of a build whose widgets are rendered by `render`. The errors that are logged are in `problems`. */
const openScripts = (render: Prerender[string]['render']) => {
  const problems: string[] = [];
  const renderer = { render, styles: '', viewStyles: () => '.price{color:red}' };
  const made = createScripts({
    embed: new Map([['/octavo.js', loader]]),
    prerender: { calculator: renderer, 'order-form': renderer, 'price-list': renderer },
    log: { error: (_: unknown, problem?: string) => problems.push(problem ?? '') },
  });
  const read = async (name: string) => {
    await server.deps.sites.refresh();
    const site = (await server.deps.sites.all()).find(({ host }) => host === 'localhost:8080');
    const text = site && (await made.get(name)?.(site))?.plain.toString();
    const result = { views: Object(), site: Object() };
    runInNewContext(text ?? '', result);
    return { text: text ?? '', views: JSON.parse(JSON.stringify(result.views)), site: result.site };
  };
  return { read, problems };
};

scripts('EMB-03 a script has its widget’s first view in the site’s template or both if alike', async () => {
  const { read } = openScripts(({ attributes, site, isBare }) => {
    assert.ok(isBare);
    return `<p>${site.config.domain_site} ${attributes.template} ${odd}</p>`;
  });
  for (const [name, widget, template] of [
    ['/octavo.js', 'calculator', 'm1_d1'],
    ['/calculator.js', 'calculator', 'm1_d1'],
    ['/order-form.js', 'order-form', 'm2_d1'],
    ['/order-form.js', 'order-form', 'm1_d1'],
    ['/checkout.js', 'order-form', 'm3_d1'],
    ['/price-list.js', 'price-list', 'm1_d1'],
  ] as const) {
    const { views, site, text } = await read(name);
    const { html, styles, lists } = views[widget];
    assert.is(html[template], `<p>localhost:8080 ${template} ${odd}</p>`, name);
    assert.is(styles, '.price{color:red}');
    assert.is(JSON.stringify(lists).includes('Research paper'), widget !== 'price-list', name);
    assert.is(site.host, 'localhost:8080');
    assert.not.match(text, /<\/script|<script|<!--|\u2028/i);
  }
});

scripts('EMB-07 a widget that cannot render leaves a script without first view, and is logged', async () => {
  const { read, problems } = openScripts(() => {
    throw new TypeError('no row for this level');
  });
  const { views, site } = await read('/calculator.js');
  assert.equal(views, {});
  assert.is(site.host, 'localhost:8080');
  assert.match(problems.join(), 'The first view of calculator for localhost:8080 could not be rendered');
});

scripts.run();
