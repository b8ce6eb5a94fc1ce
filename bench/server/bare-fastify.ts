// Server to compare with Octavo's: Fastify alone, which answers constant bytes. The first argument is its list of routes as
// JSON (`start-bare.ts`).
import Fastify from 'fastify';
import type { BareRoute } from './start-bare.ts';

const routes: BareRoute[] = JSON.parse(process.argv[2] ?? '[]');
const app = Fastify();
for (const { url, status, headers, body } of routes) {
  const constant = Buffer.from(body, 'base64');
  app.get(url, async (_request, reply) =>
    reply
      .code(status)
      .headers(headers)
      .send(constant.length > 0 ? constant : undefined),
  );
}
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
console.log(typeof address === 'object' ? address?.port : address);
