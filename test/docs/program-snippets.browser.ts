import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { pages } from '../../src/docs/build/pages.ts';
import { attributes } from '../../src/public-interface/attributes.ts';
import { everyWidget } from '../../src/public-interface/elements.ts';
import { startOctavo } from '../support/browser/browser.ts';
import { openStage } from '../support/browser/open-stage.ts';
import { blocksOf } from '../support/docs/blocks-of.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const snippets = suite('snippets of the guides for PHP and shells');
const { octavo } = await openStage();
const run = promisify(execFile);

/** Returns the snippets of a page in a language, as a reader copies them. */
const snippetsOf = async (address: string, wanted: string) =>
  blocksOf(await (await fetch(address)).text()).flatMap(({ language, text }) =>
    language === wanted ? text : [],
  );

/** Returns the snippets of all guides in a language, in one text. */
const joined = async (wanted: string) => {
  const texts = await Promise.all(pages.map(({ address }) => snippetsOf(octavo.origin + address, wanted)));
  assert.ok(texts.flat().length > 2);
  return texts.flat().join('\n');
};

snippets('SNP-01 the snippets in PHP do what the guide says, with the functions of WordPress', async () => {
  const path = join(await temporaryFolder(), 'functions.php');
  const wordpress = await readFile('test/support/docs/wordpress.php', 'utf8');
  await writeFile(path, `${wordpress}${await joined('php')}\nrun();`);
  const { stdout } = await run('php', ['-d', 'display_errors=stderr', path]);
  const [script, tag, elements, html] = stdout
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  assert.equal(script, ['octavo', `${octavo.origin}/embed/octavo.js`, [], null, { strategy: 'async' }]);
  assert.is(tag, '<script data-octavo src="a.js"></script>');
  const allowed = Object.fromEntries([...Object.keys(attributes), 'class', 'id'].map((name) => [name, true]));
  assert.equal(elements, Object.fromEntries(everyWidget.map((name) => [`octavo-${name}`, allowed])));
  assert.match(String(html), /<octavo-price-list.*\$11\.96/s);
});

// Other commands need a value of the reader's own. The suites of the package and of the conformance suite run the other commands.
snippets('SNP-01 a shell understands every command of the guides', async () => {
  const path = join(await temporaryFolder(), 'commands.sh');
  await writeFile(path, await joined('sh'));
  await run('bash', ['-n', path]);
});

snippets('SNP-01 the commands of the calls for pages and orders work as they are copied', async () => {
  const { origin, stop } = await startOctavo();
  const [register = ''] = await snippetsOf(`${origin}/docs/api/`, 'sh');
  const { stdout: token } = await run('bash', ['-c', `${register}\necho -n "$token"`]);
  const guides = ['api-site', 'api-orders', 'api-writers'];
  const commands = await Promise.all(guides.map((guide) => snippetsOf(`${origin}/docs/${guide}/`, 'sh')));
  const whole = commands.flat().filter((command) => !/\$(?!token\b)\w/.test(command));
  assert.ok(whole.length > 15);
  for (const command of whole)
    await run('bash', ['-c', `${command} --silent --fail-with-body`], { env: { ...process.env, token } });
  await stop();
});

snippets.run();
