// A server for comparison with Octavo's: Fastify alone. Each argument is a body in base64 and gets a route that answers exactly
// these bytes; an empty body is answered with 304. The bytes equal those of Octavo, because reading them costs the load
// generator time.
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
