import { once } from 'node:events';
import { createServer } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { postEvent, readWebhookUrl } from '../../../src/server/webhooks/post.ts';
import { startForTest } from '../../support/server/start-server.ts';
import { startReceiver } from '../../support/services/receiver.ts';

const networks = suite('webhooks and private networks');
const receiver = startForTest(networks, startReceiver);

const online = { isDemo: false };

networks('a webhook has a public address with https, without name and password', () => {
  const allowed = ['https://crm.example.com/hook?key=1', 'https://8.8.8.8/', 'https://[2606:4700::1111]/'];
  for (const url of allowed) assert.ok(readWebhookUrl(url, online), url);
  const refused = [
    'http://crm.example.com/',
    'https://name:word@crm.example.com/',
    'ftp://crm.example.com/',
    'crm.example.com',
    'https://localhost/',
    'https://localhost.:8443/',
    'https://hooks.localhost/',
    'https://intranet/',
    'https://crm.local/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://10.1.2.3/',
    'https://172.16.0.1/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/',
    'https://0.0.0.0/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::7f00:1]/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://[64:ff9b::7f00:1]/',
  ];
  for (const url of refused) assert.is(readWebhookUrl(url, online), null, url);
  assert.ok(readWebhookUrl('http://localhost:4000/', { isDemo: true }));
});

networks('a name that leads to this machine gets no request, unless the server is a demo', async () => {
  const signal = new AbortController().signal;
  const event = { id: 'msg_1', secret: 'whsec_AAAA', body: '{}', now: 0 };
  const url = `localhost:${receiver.port}`;
  const reason = await postEvent({ ...event, url: `https://${url}` }, { isDemo: false, signal }).catch(
    String,
  );
  assert.match(String(reason), 'in a private network');
  assert.is(receiver.received.length, 0);
  assert.is((await postEvent({ ...event, url: `http://${url}` }, { isDemo: true, signal })).status, 204);
});

networks('a receiver that changes the protocol has not answered, and holds no connection', async () => {
  const upgrade = 'HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n';
  const server = createServer((socket) => socket.end(upgrade));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = Object(server.address());
  const event = { url: `http://127.0.0.1:${port}`, id: 'msg_1', secret: 'whsec_AAAA', body: '{}', now: 0 };
  const { signal } = new AbortController();
  const reason = await postEvent(event, { isDemo: true, signal }).catch(String);
  assert.match(String(reason), 'without an answer');
  server.close();
});

networks.run();
