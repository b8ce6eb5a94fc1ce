import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../src/api/calls.ts';
import { usage } from '../../src/server/provider/commands.ts';
import { essay } from './essay.ts';
import { docx } from './samples.ts';
import { freshPlace, type Place, type ServerProcess, startProcess } from './start-process.ts';

const provider = suite('provider: command line');
let place: Place;
let server: ServerProcess;

provider.before(async () => {
  place = await freshPlace();
  server = await startProcess(place);
});
provider.after(async () => {
  await server.end('SIGTERM');
  await place.remove();
});

interface Said {
  code: number;
  out: string;
  error: string;
}

const run = (...words: string[]): Promise<Said> => {
  const { dataFolder, databaseUrl } = place;
  const env = { ...process.env, DATA_DIR: dataFolder, DATABASE_URL: databaseUrl ?? '' };
  return new Promise((resolve) =>
    execFile(process.execPath, ['dist/server/provider.js', ...words], { env }, (failed, out, error) =>
      resolve({ code: Number(failed?.code ?? 0), out, error }),
    ),
  );
};

provider('the provider works on the database of a running server', async () => {
  const payload = { email: 'ada@example.com', password: 'a quiet library' };
  const { token } = (await server.send(calls.registration, { payload })).body;
  const { code } = (await server.send(calls.createOrder, { token, payload: essay })).body;
  assert.match((await run('list')).out, code);
  assert.equal(await run('paid', code), { code: 0, out: `${code} is paid.\n`, error: '' });
  const file = join(place.dataFolder, 'essay.docx');
  await writeFile(file, docx);
  assert.equal((await run('deliver', code, file)).out, `${code} is delivered.\n`);
  const params = { id: code, orderId: code };
  const [attached] = (await server.send(calls.orderAttachments, { token, params })).body;
  const { bytes } = await server.send(calls.downloadFile, { token, params: { id: attached.id } });
  assert.equal(bytes, docx);
  assert.is((await server.send(calls.approveOrder, { token, params })).status, 204);
});

provider('what cannot be done is said on the error stream and in the exit code', async () => {
  assert.equal(await run('paid', 'O-XXXXXX'), { code: 1, out: '', error: 'There is no order "O-XXXXXX".\n' });
  for (const words of [[], ['constructor'], ['--help']])
    assert.equal(await run(...words), { code: 1, out: '', error: `${usage}\n` });
});

provider.run();
