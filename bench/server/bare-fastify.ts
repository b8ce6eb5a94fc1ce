// Server to compare with Octavo's: Fastify alone, which answers constant bytes. The first argument is its list of routes as
// JSON (`bare-routes.ts`).
import { verify } from '@node-rs/argon2';
import Fastify from 'fastify';
import type { BareRoute } from './bare-routes.ts';

const routes: BareRoute[] = JSON.parse(process.argv[2] ?? '[]');
const app = Fastify();
for (const { method, path, status, headers, body, verifies } of routes) {
  const constant = Buffer.from(body, 'base64');
  app.route({
    method,
    url: path,
    handler: async (_request, reply) => {
      if (verifies) await verify(verifies.hash, verifies.password);
      return reply
        .code(status)
        .headers(headers)
        .send(constant.length > 0 ? constant : undefined);
    },
  });
}
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
console.log(typeof address === 'object' ? address?.port : address);
