import { existsSync, readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addressRows, welcomeLines } from '../../../src/server/start/print-addresses.ts';

const addresses = suite('the printed addresses');

const hosts = ['localhost:8080', 'v2.localhost:8080'];
const login = { email: 'demo@example.com', password: 'a quiet library' };

addresses('SRV-01 on a terminal the server prints addresses, their meaning and the demo login', async () => {
  const lines = await welcomeLines({
    hosts,
    answers: async () => true,
    login,
    notes: ['Ctrl-C stops it.'],
  });
  const text = lines.join('\n');
  assert.match(text, /Order form +http:\/\/localhost:8080\/order\/ +order a paper/);
  assert.match(text, /API reference +http:\/\/localhost:8080\/docs\/api\//);
  assert.match(text, /Another site +http:\/\/v2\.localhost:8080\/\n/);
  assert.match(text, 'as demo@example.com, password a quiet library');
  assert.match(text, 'Ctrl-C stops it.');
  assert.ok(lines.every((line) => line.length <= 80));
});

addresses('the server prints no address without an answer and no login that does not exist', async () => {
  const answers = async ({ title }: { title: string }) => title !== 'Documents';
  const text = (await welcomeLines({ hosts: ['papers.example'], answers, login: null, notes: [] })).join(
    '\n',
  );
  assert.match(text, 'https://my.papers.example/');
  assert.not.match(text, 'Documents');
  assert.not.match(text, 'Log in');
});

addresses('README.md names each address that the server prints', () => {
  const readme = readFileSync('README.md', 'utf8');
  const standing = addressRows.filter(
    ({ prefix, path }) => prefix || existsSync(`src/demo${path}index.html`),
  );
  for (const { prefix, path } of standing)
    assert.match(readme, `http://${prefix}localhost:8080${path === '/' ? '`' : path}`);
});

addresses.run();
