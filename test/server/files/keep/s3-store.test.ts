import { createServer, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createS3Store } from '../../../../src/server/files/keep/s3-store.ts';
import { listen } from '../../../support/services/listen.ts';
import { until } from '../../../support/until.ts';

const store = suite('a store that speaks S3 and is slow');
const responseTimeoutMs = 60_000;

/** Starts a file store whose responses are written by `answer`. */
const startStore = async (answer: (response: ServerResponse) => void, pieceTimeoutMs = 60_000) => {
  const open = { connections: 0 };
  const server = createServer((_request, response) => answer(response));
  server.on('connection', (socket) => {
    open.connections++;
    socket.once('close', () => {
      open.connections--;
    });
  });
  const endpoint = `${(await listen(server)).origin}/papers`;
  const keys = { region: 'auto', accessKeyId: 'x', secretAccessKey: 'x' };
  return { files: createS3Store({ endpoint, ...keys }, { responseTimeoutMs, pieceTimeoutMs }), open };
};

store('LIM-02 a download is aborted when the store stops in the middle of a file', async () => {
  const { files, open } = await startStore((response) => {
    response.writeHead(200, { 'content-length': 1000 }).write('the first bytes');
  }, 100);
  const bytes = await files.read('a-file');
  const problem = await buffer(bytes).then(
    () => 'it was complete',
    (error) => error.message,
  );
  assert.is(problem, 'The S3 store has stopped sending');
  await until(() => open.connections === 0);
});

store('API-03 a file store’s redirect to another host is refused, and no request goes there', async () => {
  let foreignRequests = 0;
  const foreign = createServer((_request, response) => {
    foreignRequests++;
    response.writeHead(200).end('a file of somebody');
  });
  const location = `${(await listen(foreign)).origin}/papers/a-file`;
  for (const status of [302, 307]) {
    const { files } = await startStore((response) => response.writeHead(status, { location }).end());
    const refused = await files.read('a-file').then(
      () => 'it was read',
      ({ reason }) => reason,
    );
    assert.is(refused, 'filesUnavailable', `${status}`);
  }
  assert.is(foreignRequests, 0);
});

store.run();
