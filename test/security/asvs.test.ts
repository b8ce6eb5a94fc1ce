import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const asvs = suite('the table of security requirements');

const page = readFileSync('test/security/README.md', 'utf8');
const rows = [...page.matchAll(/^\| (V[\d., V]+) \| .+? \| (.+) \|$/gm)].map(([, ids = '', proof = '']) => ({
  ids: ids.split(', '),
  proof,
}));
const isTest = (proof: string) => !/^(Guide|Operator|Fails|Not applicable): /.test(proof);

asvs('every requirement of levels 1 and 2 has one row in the table', () => {
  const ids = rows.flatMap((row) => row.ids);
  assert.is(new Set(ids).size, ids.length);
  // Numbers of requirements in ASVS 5.0.0.
  assert.is(ids.length, 253);
  const chapters = ids.map((id) => Number(/^V(\d+)\.\d+\.\d+$/.exec(id)?.[1]));
  assert.equal(
    [...new Set(chapters)],
    Array.from({ length: 17 }, (_, index) => index + 1),
  );
});

asvs('every test that the table names exists under its title', () => {
  const sources = readdirSync('test', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(test\.tsx?|browser\.ts|engine\.ts)$/.test(path))
    .map((path) => readFileSync(join('test', path), 'utf8'))
    .join();
  const isTitle = (title: string) => ["'", '`', '"'].some((mark) => sources.includes(mark + title + mark));
  const titles = rows.map(({ proof }) => [...proof.matchAll(/“(.+?)”/g)].map(([, title = '']) => title));
  assert.equal(
    titles.flat().filter((title) => !isTitle(title)),
    [],
  );
  for (const [index, { ids, proof }] of rows.entries())
    if (isTest(proof)) assert.ok(titles[index]?.length, `${ids} has no proof`);
});

asvs('the security page states as many requirements as its table has rows', () => {
  const count = (isCounted: (proof: string) => boolean) =>
    rows.filter(({ proof }) => isCounted(proof)).reduce((sum, { ids }) => sum + ids.length, 0);
  const startsWith = (word: string) => count((proof) => proof.startsWith(word));
  const total = `Of 253 requirements ${count(isTest)} have tests, ${startsWith('Guide')} a document`;
  const rest = `${startsWith('Operator')} belong to the operator, ${startsWith('Not')} do not apply`;
  assert.match(page, `${total}, ${rest}, and ${startsWith('Fails')} fail.`);
});

asvs.run();
