import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../../src/api/calls.ts';
import type { PriceListEntry } from '../../../../src/order/vocabulary/site.ts';
import { essay } from '../../../support/server/orders/essay.ts';
import { providerCommands } from '../../../support/server/provider-commands.ts';
import { otherSiteHost } from '../../../support/server/send.ts';
import { startForTest, startServer } from '../../../support/server/start-server.ts';

// Runs on PostgreSQL too.
const provider = suite('provider: prices');
const server = startForTest(provider, startServer);
const { run, failure } = providerCommands(() => server);

const header = 'serviceId,typeId,typeCategoryId,academicLevelId,deadlineId,price';
const write = async (content: string | Buffer) => {
  const path = join(server.dataFolder, 'prices.csv');
  await writeFile(path, content);
  return path;
};
const importRows = async (rows: readonly string[], ...options: string[]) =>
  run('prices', 'localhost', await write([header, ...rows].join('\n')), ...options);
const refusalOf = async (content: string | Buffer) =>
  (await failure('prices', 'localhost', await write(content))).split('\n');

const listed = async (site?: string) => {
  await server.deps.sites.refresh();
  return (await server.send(calls.priceList, site ? { site } : {})).body;
};
const total = async (payload: Record<string, string | number>) =>
  (await server.send(calls.calculatePrice, { payload: { ...essay, ...payload } })).body.totalPriceConverted;

provider('exported prices can be imported again and change nothing', async () => {
  for (const host of ['localhost', 'v2.localhost']) {
    const site = host === 'localhost' ? undefined : otherSiteHost;
    const before = await listed(site);
    const lines = await run('prices', host);
    assert.is(lines[0], header);
    assert.is(lines.length, before.length + 1);
    const file = await write(lines.join('\n'));
    assert.equal(await run('prices', host, file), [`${before.length} prices are imported on ${host}.`]);
    assert.equal(await listed(site), before);
  }
});

provider('an import of a grid replaces only that grid, in running servers too', async () => {
  const before = await listed();
  const otherSitePrices = await listed(otherSiteHost);
  const cell = { typeId: 3, academicLevelId: 1, deadlineId: 9, numberElements: 10 };
  assert.is(await total(cell), 12);
  await importRows(['1,3,,1,9,2.5', '1,3,,1,8,3'], '--replace');
  assert.is((await listed()).filter(({ typeId }) => typeId === 3).length, 2);
  assert.is(await total(cell), 25);
  const isOtherGrid = ({ typeId, serviceId }: PriceListEntry) => typeId !== 3 || serviceId !== 1;
  assert.equal((await listed()).filter(isOtherGrid), before.filter(isOtherGrid));
  assert.equal(await listed(otherSiteHost), otherSitePrices);
});

provider('an import keeps the other prices, and prints those that --replace would remove', async () => {
  const before = await listed();
  const ofType3 = async () => (await listed()).filter(({ typeId }) => typeId === 3);
  const size = (await ofType3()).length;
  const [message, keptMessage = '', ...details] = await importRows(['1,3,,1,9,2.5']);
  assert.is(message, '1 prices are imported on localhost.');
  assert.match(
    keptMessage,
    `${size - 1} prices of the same grids that the file does not have are kept. --replace would remove`,
  );
  assert.is(details.length, Math.min(size, 21));
  assert.match(details[0] ?? '', /^ {2}1,3,,\d,\d,\d+\.\d\d$/);
  assert.is((await listed()).length, before.length);
  assert.is(await total({ typeId: 3, academicLevelId: 1, deadlineId: 9, numberElements: 10 }), 25);
  const [, removedMessage = ''] = await importRows(['1,3,,1,9,2.5'], '--replace');
  assert.match(removedMessage, `${size - 1} prices of the same grids that the file does not have are gone:`);
  assert.is((await ofType3()).length, 1);
});

provider('a price file with invalid rows is not imported, and all their problems are listed', async () => {
  const before = await listed();
  const bad = [
    '1,3,,1,9,2.5',
    '9,3,,1,9,2.5',
    '1,999,,1,9,2.5',
    '1,3,,1,,2.5',
    '1,3,,1,8,-5',
    '1,3,,1,7,ten',
    '1,3,,1,6,0',
    '1,3,,1,5,1.999',
    '1,3,,1,4,1e3',
    '1,3,2,1,3,5',
    '1,3,,1,9,4',
    '1,3',
    'x,,99,,,',
    '1,3,,1,3,1,200',
    '1,3,,1,2,"1,200"',
    '1,3,,1,1,=1+1',
  ];
  const refusal = await refusalOf([header, ...bad].join('\n'));
  const withoutNames = refusal.map((line: string) =>
    line.replace(/ one of the site's: .+$/, " one of the site's."),
  );
  assert.equal(withoutNames, [
    'Row 3: serviceId "9" is not one of the site\'s.',
    'Row 4: typeId "999" is not one of the site\'s.',
    'Row 5: deadlineId "" is not one of the site\'s.',
    ...[
      ['6', '-5'],
      ['7', 'ten'],
      ['8', '0'],
      ['9', '1.999'],
      ['10', '1e3'],
    ].map(([row, price]) => `Row ${row}: price "${price}" is not an amount above 0 such as 11.96.`),
    'Row 11: it names a type and a category; one of them has to be empty.',
    'Row 12: it prices the same as row 2.',
    'Row 13: academicLevelId "" is not one of the site\'s.',
    'Row 13: deadlineId "" is not one of the site\'s.',
    'Row 13: price "" is not an amount above 0 such as 11.96.',
    'Row 14: serviceId "x" is not one of the site\'s.',
    'Row 14: typeCategoryId "99" is not one of the site\'s.',
    'Row 14: academicLevelId "" is not one of the site\'s.',
    'Row 14: deadlineId "" is not one of the site\'s.',
    'Row 14: price "" is not an amount above 0 such as 11.96.',
    'Row 15: it has more cells than there are columns.',
    'Row 16: price "1,200" is not an amount above 0 such as 11.96.',
    'Row 17: price "=1+1" is not an amount above 0 such as 11.96.',
    'Nothing was imported.',
  ]);
  assert.equal(await listed(), before);
});

provider.run();
