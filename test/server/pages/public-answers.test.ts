import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import type { Bootstrap } from '../../../src/order/vocabulary/site.ts';
import { siteHost } from '../../support/server/send.ts';
import { startServer } from '../../support/server/start-server.ts';

const answers = suite('answers that shared caches may keep');

const hosts = new Map([
  ['site', siteHost],
  ['api', `api.${siteHost}`],
  ['cabinet', `my.${siteHost}`],
]);

/** Returns the cells of the rows of the guide's table of public answers. */
const tableOfGuide = () => {
  const guide = readFileSync('src/server/README.md', 'utf8').split('\n');
  const first = guide.findIndex((line) => line.startsWith('| answer | host')) + 2;
  const rows = guide.slice(first, guide.indexOf('', first));
  return rows.map((row) => row.split('|').map((cell) => cell.trim().replaceAll('`', '')));
};

/** Returns an address of a row that the present build has: the first one, with a file in place of dots. */
const exampleOf = (addresses: string) => {
  const [chunk = ''] = readdirSync('dist/embed/chunks').filter((name) => name.endsWith('.js'));
  const { version } = JSON.parse(readFileSync('dist/embed/integrity.json', 'utf8'));
  const [address = ''] = addresses.split(/, | …/);
  return address
    .replace('chunks/…', `chunks/${chunk}`)
    .replace('RELEASE/…', `${version}/octavo.js`)
    .replace('pinned/…', 'pinned/octavo.html')
    .replace('HOST', siteHost);
};

const namesIn = (value: unknown) => (value ? String(value).toLowerCase().split(/,\s*/).sort() : []);
const keptIn = (control: unknown) =>
  String(control)
    .replace('public, ', '')
    .replace(/(?<==)\d+/g, (seconds) => Number(seconds).toLocaleString('en'));

answers('PRX-01 each public answer has the headers for caches that the documentation promises', async () => {
  const server = await startServer({ settings: { distFolder: resolve('dist') } });
  const table = tableOfGuide();
  assert.ok(table.length > 10);
  for (const [, , host = '', addresses = '', kept, vary, purge] of table) {
    const address = exampleOf(addresses);
    const { status, headers } = await server.get(address, hosts.get(host) ?? '');
    assert.is(status, 200, address);
    assert.is(keptIn(headers['cache-control']), kept, address);
    const varied = namesIn(headers.vary).filter((name) => name !== 'accept-encoding');
    assert.equal(varied, namesIn(vary), address);
    const tags = namesIn(headers['cache-tag']);
    if (kept !== 'no-store') assert.ok(tags.includes('octavo'), address);
    if (purge) assert.ok(tags.includes(purge.replace('HOST', siteHost)), address);
  }
});

answers(
  'PRX-01 with COUNTRY_APART all countries share a bootstrap document, and another call returns the country',
  async () => {
    const server = await startServer({ settings: { isCountryApart: true, trustedProxies: 1 } });
    const ask = async (country: string) => {
      const { body, headers } = await server.get<Bootstrap>(
        `/v1/client/bootstrap/${siteHost}`,
        `api.${siteHost}`,
        {
          'cf-ipcountry': country,
        },
      );
      return [body.countryCode, headers.vary, headers.etag];
    };
    assert.equal(await ask('DE'), await ask('GB'));
    const [country, vary] = await ask('DE');
    assert.is(country, null);
    assert.not.match(String(vary), 'country');
    const { body } = await server.send(calls.location, { headers: { 'cf-ipcountry': 'DE' } });
    assert.equal(body, { countryCode: 'DE', dialCode: '49' });
  },
);

answers.run();
