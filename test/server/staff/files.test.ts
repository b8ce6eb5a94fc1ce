import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { sweepFiles } from '../../../src/server/files/upload.ts';
import { pdf } from '../../support/server/samples.ts';
import { startOffice } from '../../support/server/staff/office.ts';
import { officeOrders } from '../../support/server/staff/office-orders.ts';
import { startForTest } from '../../support/server/start-server.ts';

// Runs on PostgreSQL too.
const files = suite('files of the office');
const office = startForTest(files, () => startOffice({ settings: { uploadsPerDay: 1 } }));
const { placePaid, page, act, upload } = officeOrders(office);

files('LIM-01 a person has a daily quota of files, and those that nobody delivers are deleted', async () => {
  const as = await office.enterAs('writer');
  const code = await placePaid(await office.register());
  await act({ as, code }, calls.assignWriter, { writerCode: 'W1001' });
  const [delivered = 0, forgotten = 0] = [await upload(as), await upload(as)];
  for (let count = 2; count < 10; count++) await upload(as);
  const payload = { file: new File([pdf], 'paper.pdf') };
  assert.is((await office.ask(calls.uploadStaffFile, { as, payload })).status, 429);
  assert.is(await act({ as, code }, calls.deliverOrder, { fileIds: [delivered] }), 204);
  office.clock.now += 3_600_001;
  await sweepFiles(office.deps);
  assert.is(await act({ as, code }, calls.deliverOrder, { fileIds: [forgotten] }), 'fileIds');
  assert.is((await readdir(join(office.dataFolder, 'files'))).length, 1);
  const params = { id: delivered };
  assert.equal((await office.ask(calls.staffFile, { as, params })).bytes, pdf);
});

files('OFF-02 a file that is delivered to two orders at the same time goes to one of them', async () => {
  const as = await office.enterAs('manager');
  const token = await office.register();
  const codes = await Promise.all([placePaid(token), placePaid(token)]);
  for (const code of codes) await act({ as, code }, calls.assignWriter, { writerCode: 'W1001' });
  const fileIds = [await upload(as)];
  const answers = await Promise.all(codes.map((code) => act({ as, code }, calls.deliverOrder, { fileIds })));
  assert.equal(answers.toSorted(), [204, 'fileIds']);
  const pages = await Promise.all(codes.map((code) => page(as, code)));
  assert.is(pages.flatMap(({ files }) => files).length, 1);
});

files.run();
