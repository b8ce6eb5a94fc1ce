import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import type { Bootstrap } from '../../../src/order/vocabulary/site.ts';
import { type PublicAnswer, publicAnswers } from '../../../src/server/pages/public-answers.ts';
import { siteHost } from '../../support/server/send.ts';
import { startServer } from '../../support/server/start-server.ts';

const answers = suite('answers that shared caches may keep');

const embed = resolve('dist/embed');
const hosts = { site: siteHost, api: `api.${siteHost}`, cabinet: `my.${siteHost}` };

/** Returns the address of an example in the present build. */
const addressOf = ({ example }: PublicAnswer): string => {
  const [chunk = ''] = readdirSync(`${embed}/chunks`).filter((name) => name.endsWith('.js'));
  const { version } = JSON.parse(readFileSync(`${embed}/integrity.json`, 'utf8'));
  return example
    .replace('HASHED', `/embed/chunks/${chunk}`)
    .replace('RELEASE', `/embed/v/${version}`)
    .replace('SITE', siteHost);
};

const namesIn = (value: unknown) => (value ? String(value).toLowerCase().split(/,\s*/).sort() : []);

answers('PRX-01 each public answer has the headers for caches that the table promises', async () => {
  const server = await startServer({ settings: { distFolder: resolve('dist') } });
  for (const row of publicAnswers) {
    const address = addressOf(row);
    const { status, headers } = await server.get(address, hosts[row.host]);
    assert.is(status, 200, address);
    assert.is(headers['cache-control'], row.cacheControl, address);
    const isKept = row.cacheControl !== 'no-store';
    const vary = namesIn(headers.vary).filter((name) => name !== 'accept-encoding');
    assert.equal(vary, [...row.vary].sort(), address);
    if (isKept) assert.ok(namesIn(headers['cache-tag']).includes('octavo'), address);
    if (row.hasSiteData) assert.ok(namesIn(headers['cache-tag']).includes(`octavo-${siteHost}`), address);
  }
});

answers('PRX-01 the documentation has the same table of public answers', () => {
  const kept = (control: string) =>
    control.replace('public, ', '').replace(/(?<==)\d+/g, (seconds) => Number(seconds).toLocaleString('en'));
  const rows = publicAnswers.map(
    ({ name, address, host, cacheControl, vary, hasSiteData }) =>
      `| ${name} | ${host} | \`${address}\` | ${kept(cacheControl)} | ${vary.join(', ')} | ${hasSiteData ? '`octavo-HOST`' : ''} |`,
  );
  const readme = readFileSync('src/server/README.md', 'utf8').split('\n');
  const first = readme.findIndex((line) => line.startsWith('| answer | host')) + 2;
  assert.equal(readme.slice(first, readme.indexOf('', first)), rows);
});

answers(
  'PRX-01 with COUNTRY_APART all countries share a bootstrap document, and another call returns the country',
  async () => {
    const server = await startServer({ settings: { isCountryApart: true, trustedProxies: 1 } });
    const ask = async (country: string) => {
      const { body, headers } = await server.get<Bootstrap>(`/v1/client/bootstrap/${siteHost}`, hosts.api, {
        'cf-ipcountry': country,
      });
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
