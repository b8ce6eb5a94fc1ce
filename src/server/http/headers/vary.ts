import type { FastifyReply } from 'fastify';

/** Adds the name of a request header to `Vary`, because the response depends on that header. */
export const addVary = (reply: FastifyReply, header: string): FastifyReply => {
  const before = reply.getHeader('vary');
  return reply.header('vary', before ? `${before}, ${header}` : header);
};
