// What Octavo's server is held against: Fastify alone, one route for each body that is given (base64), each answering
// its bytes and nothing else; an empty one is 304. The same bytes, because a load generator pays for what it reads.
import Fastify from 'fastify';

const app = Fastify();
for (const [index, body] of process.argv.slice(2).entries()) {
  const constant = Buffer.from(body, 'base64');
  app.get(`/${index}`, (_request, reply) =>
    body ? reply.type('application/json').send(constant) : reply.code(304).send(),
  );
}
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
console.log(typeof address === 'object' ? address?.port : address);
