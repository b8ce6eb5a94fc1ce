import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { etagOf } from '../../../src/server/http/content.ts';
import { createCabinetShells } from '../../../src/server/pages/cabinet-shells.ts';
import { removeSiteText, saveSiteText } from '../../../src/server/sites/store/site-texts.ts';
import { bumpVersion } from '../../../src/server/sites/store/write-site.ts';
import { startForSuite, startServer } from '../../support/server/start-server.ts';

const shells = suite('shells of the cabinet');
const server = startForSuite(shells, startServer);

const english = readFileSync('src/cabinet/index.html', 'utf8').replace(
  'assets/cabinet.js',
  'assets/cabinet-ABCD1234.js',
);
const plain = Buffer.from(english);
const content = { type: 'text/html', etag: etagOf(plain), cacheControl: 'no-cache', plain };
const find = createCabinetShells(new Map([['/index.html', content]]));

/** Returns the HTML of the shell for a query and headers. */
const shellFor = async (query = '', headers = {}) => {
  await server.deps.sites.refresh();
  const [site] = await server.deps.sites.all();
  assert.ok(site);
  return (await find({ site, name: '/index.html', query, headers }))?.plain.toString() ?? '';
};
const languageOf = async (query?: string, headers?: object) =>
  /<html lang="(\w+)"/.exec(await shellFor(query, headers))?.[1];
const accepting = (tags: string, cookie?: string) => ({ 'accept-language': tags, ...(cookie && { cookie }) });

shells('LNG-05 the address chooses the cabinet’s language, else its cookie, else the browser', async () => {
  assert.is(await languageOf(), 'en');
  assert.is(await languageOf('', accepting('fr-CA, es-MX;q=0.8, de;q=0.9')), 'de');
  assert.is(await languageOf('', accepting('en-GB,de;q=0.9')), 'en');
  assert.is(await languageOf('', accepting('de;q=0, *;q=0.1')), 'en');
  assert.is(await languageOf('', accepting('de', 'a=1; octavo-locale=ar')), 'ar');
  assert.is(await languageOf('', accepting('de', 'octavo-locale=fr')), 'de');
  assert.is(await languageOf('?orderCode=O-1&locale=ES', accepting('de', 'octavo-locale=ar')), 'es');
});

shells('LNG-05 a translated cabinet has the language’s code, direction and texts', async () => {
  const html = await shellFor('?locale=ar');
  assert.match(html, '<html lang="ar" dir="rtl">');
  assert.match(html, '<title>حسابي</title>');
  const texts = JSON.parse(/id="texts">(.*?)<\/script>/.exec(html)?.[1] ?? '');
  assert.is(texts['Your orders'], 'طلباتك');
  assert.is(texts['Please log in'], 'يُرجى تسجيل الدخول');
  const visible = html.replace(/<(script|style)[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<[^>]+>/g, ' ');
  assert.not.match(visible, /[a-z]{3}/);
  assert.match(html, '<link rel="alternate" hreflang="de" title="Deutsch" href="?locale=de" />');
});

shells('LNG-05 the English cabinet differs from the build only by the links of the languages', async () => {
  const html = await shellFor();
  assert.is(html.replace(/<link rel="alternate".*(?=<\/head>)/, ''), english);
});

/** Gives the site a wording of its own. */
const say = async (language: 'en' | 'de', english: string, words: string) => {
  await saveSiteText(server.deps.db, { site_id: 1, language, english, text: JSON.stringify(words) });
  await bumpVersion(server.deps.db, 1);
};

shells('LNG-04 a site’s own wording shows in the cabinet, also in English, and runs no script', async () => {
  await say('en', 'My cabinet', 'My <b>desk</b></script>');
  await say('de', 'Please log in', 'Bitte anmelden');
  const html = await shellFor();
  assert.match(html, '<title>My &lt;b&gt;desk&lt;/b&gt;&lt;/script&gt;</title>');
  assert.match(html, 'id="texts">{"My cabinet":"My \\u003cb>desk');
  assert.match(await shellFor('?locale=de'), '"Please log in":"Bitte anmelden"');
});

shells('LNG-05 a site with English alone serves the cabinet’s page as built, with its name', async () => {
  await removeSiteText(server.deps.db, { site_id: 1, language: 'en', english: 'My cabinet' });
  await server.changeSite('languages', []);
  const named = english.replace(
    '</head>',
    '<meta name="application-name" content="Octavo Writing" /></head>',
  );
  assert.is(await shellFor('?locale=de', accepting('de')), named);
});

shells.run();
