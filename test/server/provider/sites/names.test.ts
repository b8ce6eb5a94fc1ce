import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../../src/api/calls.ts';
import { providerCommands } from '../../../support/server/provider-commands.ts';
import { startForSuite, startServer } from '../../../support/server/start-server.ts';

const provider = suite('provider: names');
const server = startForSuite(provider, startServer);
const { run, failure } = providerCommands(() => server);

const write = async (...lines: readonly string[]) => {
  const path = join(server.dataFolder, 'names.csv');
  await writeFile(path, lines.join('\r\n'));
  return path;
};
const header = 'list,id,field,english,translation';
const levelsIn = async (locale: string) => {
  await server.deps.sites.refresh();
  const { body } = await server.send(calls.dictionaries, { payload: { locale } });
  return body.academicLevel.map(({ name }) => name);
};

provider('LNG-02 exported names can be imported again and change nothing', async () => {
  const exported = await run('names', 'localhost', 'ar');
  assert.is(exported[0], header);
  assert.ok(exported.includes('paperType,1,name,Essay,مقال'));
  assert.ok(exported.includes('payment,3,descriptor,Credit Card,بطاقة ائتمان'));
  assert.ok(exported.some((line) => line.startsWith('config,0,supportHours,"Every day, 8 AM')));
  const [outcome] = await run('names', 'localhost', 'ar', await write(...exported));
  assert.is(outcome, `${exported.length - 1} words of localhost are translated, 0 of the file stay English.`);
  assert.equal(await run('names', 'localhost', 'ar'), exported);
});

provider('LNG-02 an owner imports translations from a spreadsheet; empty cells restore English', async () => {
  const file = await write(
    `\uFEFF${header.replaceAll(',', ';')}`,
    'academicLevel;1;name;Undergraduate;"Studium; Anfang"',
    "academicLevel;2;name;Bachelor;'-Bachelor",
    'academicLevel;3;name;Professional;',
  );
  assert.equal(await run('names', 'localhost', 'de', file), [
    '2 words of localhost are translated, 1 of the file stay English.',
  ]);
  assert.equal(await levelsIn('de'), ['Studium; Anfang', '-Bachelor', 'Professional']);
  assert.equal(await levelsIn('es'), ['Grado', 'Licenciatura', 'Profesional']);
  assert.ok((await run('names', 'localhost', 'de')).includes("academicLevel,2,name,Bachelor,'-Bachelor"));
});

provider('LNG-02 a file with mistakes is not imported, and the message names each wrong row', async () => {
  const before = await levelsIn('es');
  const row = 'academicLevel,1,name,Undergraduate,Nuevo';
  const message = await failure(
    'names',
    'localhost',
    'es',
    await write(header, row, row, 'academicLevel,99,name,?,x', 'currency,1,title,USD,Dólar', `${row},more`),
  );
  assert.equal(
    message.split('\n').map((line: string) => line.replace(/: .*/, '')),
    ['Row 3', 'Row 4', 'Row 5', 'Row 6', 'Row 6', 'Nothing was imported.'],
  );
  assert.match(
    await failure('names', 'localhost', 'es', await write('list,id,translation')),
    'the columns field, english are missing',
  );
  assert.equal(await levelsIn('es'), before);
  for (const language of ['en', 'fr'])
    assert.match(await failure('names', 'localhost', language), 'The languages are: de, es, ar');
});

provider.run();
