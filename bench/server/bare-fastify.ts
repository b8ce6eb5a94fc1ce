// What Octavo's server is held against: Fastify alone, one route for each length that is given, each answering a
// constant of so many bytes; none is 304.
import Fastify from 'fastify';

const app = Fastify();
for (const length of process.argv.slice(2).map(Number)) {
  const constant = Buffer.alloc(length, 'x');
  app.get(`/${length}`, (_request, reply) =>
    length ? reply.type('application/json').send(constant) : reply.code(304).send(),
  );
}
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
console.log(typeof address === 'object' ? address?.port : address);
